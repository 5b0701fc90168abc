import type { Page } from '@playwright/test';
import type { PageHarness } from './pageHarness.ts';

/** What somebody in front of the page sees, and what it is still waiting for. */
export interface PageReading {
  readonly address: string;
  /** Everything that can be read. */
  readonly text: string;
  readonly isWhite: boolean;
  /** Regions that say they are loading. */
  readonly busy: number;
  readonly open: number;
  readonly met: number;
  /** Buttons that try again, in sight. */
  readonly retries: number;
  /** The state that was waited for was reached. */
  readonly isReached: boolean;
}

export interface Wanted {
  /** Milliseconds. */
  readonly limit: number;
  /** Calls that may be open: 1 while the broken one is held. */
  readonly open: 0 | 1;
  /** Presses all of them first. */
  readonly isRetrying?: boolean;
  /** They must be gone, and so much text be there. */
  readonly leastText?: number;
}

/** Looks at the page until it is at rest, or the limit is over. A page load in between starts the look anew. */
export async function readPage(page: Page, wanted: Wanted): Promise<PageReading> {
  for (let load = 0; ; load += 1) {
    try {
      return await page.evaluate(lookInPage, load === 0 ? wanted : { ...wanted, isRetrying: false });
    } catch (error) {
      if (load > 3 || !/context was destroyed|navigat/i.test(String(error))) throw error;
      // Between two documents the browser refuses every question, and says only later that the old one is gone.
      await page.waitForFunction(() => document.readyState !== 'loading');
    }
  }
}

async function lookInPage({ limit, open, isRetrying, leastText }: Wanted): Promise<PageReading> {
  // Handed into the page as it stands: everything it uses has to be inside.
  const shown = document;
  const harness = Reflect.get(window, 'matrix') as PageHarness;
  const retries = () =>
    [...shown.querySelectorAll('button')].filter(
      (button) =>
        /^\s*(?:Tekrar Dene|Başarısızları Yeniden Dene)\s*$/.test(button.textContent ?? '') &&
        button.checkVisibility(),
    );
  const readText = () => `${shown.title}\n${shown.body.innerText}`;
  const busy = () =>
    [...shown.querySelectorAll('[aria-busy="true"]')].filter((part) => part.checkVisibility());
  const hasItsCode = () =>
    [...shown.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].every(
      ({ href }) => performance.getEntriesByName(href).length > 0,
    );
  const hasScreen = () => (shown.querySelector('main')?.textContent ?? '').trim() !== '';
  const start = performance.now();
  let rests = 0;
  // Longer than the client pauses before it tries a read once more.
  const enough = 10;
  if (isRetrying) for (const button of retries()) button.click();
  while (rests < enough && performance.now() - start < limit) {
    await harness.wait(40);
    const isAtRest =
      shown.readyState === 'complete' &&
      (open > 0 ? harness.met() > 0 && harness.open() === open : harness.open() === 0) &&
      hasItsCode() &&
      (open > 0 || (busy().length === 0 && hasScreen())) &&
      (shown.querySelector('#root')?.childElementCount ?? 0) > 0 &&
      (leastText === undefined || retries().length === 0);
    rests = isAtRest ? rests + 1 : 0;
    // To read all there is costs a layout: once, when the rest is over.
    if (rests === enough && leastText !== undefined && readText().length < leastText) rests = 0;
  }
  return {
    address: location.pathname + location.search + location.hash,
    text: readText(),
    isWhite: (shown.querySelector('#root')?.textContent ?? '').trim() === '',
    busy: busy().length,
    open: harness.open(),
    met: harness.met(),
    retries: retries().length,
    isReached: rests >= enough,
  };
}
