import { spyOn } from 'storybook/test';

/**
 * Keeps the clock of what waits so many milliseconds, once or again and again: none of it that begins from here on comes by itself,
 * so a story does not depend on how busy the machine is. What it gives are those that would still come, to be done at once.
 */
export function heldTimers(wait: number): () => readonly (() => void)[] {
  const held = new Map<number, () => void>();
  let last = 0;
  const hold = (begin: typeof window.setTimeout | typeof window.setInterval, isOnce: boolean) =>
    ((run: TimerHandler, ms?: number) => {
      if (ms !== wait || typeof run !== 'function') return begin(run, ms);
      last -= 1;
      const id = last;
      held.set(id, () => {
        if (isOnce) held.delete(id);
        run();
      });
      return id;
    }) as typeof window.setTimeout & typeof window.setInterval;
  const release = (end: (id?: number) => void) =>
    ((id?: number) => {
      if (!held.delete(id ?? 0)) end(id);
    }) as typeof window.clearTimeout;
  const beginOne = hold(window.setTimeout.bind(window), true);
  const beginMany = hold(window.setInterval.bind(window), false);
  const endOne = release(window.clearTimeout.bind(window));
  const endMany = release(window.clearInterval.bind(window));
  spyOn(window, 'setTimeout').mockImplementation(beginOne);
  spyOn(window, 'setInterval').mockImplementation(beginMany);
  spyOn(window, 'clearTimeout').mockImplementation(endOne);
  spyOn(window, 'clearInterval').mockImplementation(endMany);
  return () => [...held.values()];
}
