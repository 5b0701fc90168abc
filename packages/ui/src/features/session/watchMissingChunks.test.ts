import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchMissingChunks } from './watchMissingChunks.ts';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('PerformanceNavigationTiming', PerformanceEntry);
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const miss = (file: string) =>
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(file) }));

test('APP-12 a page that is being left is not loaded again for what Firefox breaks off', async () => {
  const reload = vi.fn<() => void>();
  let answer: ((isReachable: boolean) => void) | undefined;
  const isReachable = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  const stop = watchMissingChunks(reload, isReachable);
  // It sets out while the shop is asked.
  miss('Basket-1a2b.js');
  page.dispatchEvent(new Event('beforeunload'));
  answer?.(true);
  // What is broken off is told after that.
  miss('keepShop-3c4d.js');
  await Promise.resolve();
  expect(isReachable).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  // It was a file to save: the page has stayed.
  vi.advanceTimersByTime(5000);
  miss('Basket-1a2b.js');
  answer?.(true);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  stop();
});
