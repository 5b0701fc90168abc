import type { Page } from '@playwright/test';

/** `IntersectionObserver` never tells anything on the pages opened from now on, as before anybody has scrolled. */
export const holdObservers = (page: Page) =>
  page.addInitScript(() => {
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
  const before = new Set(await textsOf(page));
  await page.evaluate(async () => {
    (Reflect.get(window, 'showAll') as () => void)();
    // What is told is rendered, and what is rendered then has come.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  return (await textsOf(page)).filter((text) => !before.has(text));
}
