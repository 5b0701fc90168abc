import { expect, type Page, type Request } from '@playwright/test';

/** What a page has asked for and not got yet. */
const underWay = new WeakMap<Page, Set<Request>>();

/** `IntersectionObserver` never tells anything on the pages opened from now on, as before anybody has scrolled. */
export async function holdObservers(page: Page): Promise<void> {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    window.IntersectionObserver = class extends IntersectionObserver {
      readonly tell: IntersectionObserverCallback;
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(tell, options);
        this.tell = tell;
      }
      override observe(target: Element) {
        const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
        held.push(() => this.tell([entry], this));
      }
    };
    Object.assign(window, { showAll: () => held.splice(0).forEach((tell) => tell()) });
  });
}

const passFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Every text of the page. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest('script, style')) texts.push(textContent?.trim() ?? '');
    }
    return texts.filter((text) => text !== '');
  });

/** The texts that come once everything is told that it is in the window. */
export async function textsComingLate(page: Page): Promise<readonly string[]> {
  // A piece whose code is on its way comes by itself.
  await expect.poll(() => underWay.get(page)?.size).toBe(0);
  await passFrames(page);
  const before = new Set(await textsOf(page));
  await page.evaluate(() => (Reflect.get(window, 'showAll') as () => void)());
  // What is told is rendered, and what is rendered then has come.
  await passFrames(page);
  return (await textsOf(page)).filter((text) => !before.has(text));
}
