import { spyOn } from 'storybook/test';

/**
 * Keeps the clock of what is done again and again after so many milliseconds: none of it that begins from here on comes by itself.
 * What it gives are those that would still come, to be done at once.
 */
export function intervals(wait: number): () => readonly (() => void)[] {
  const running = new Map<number, () => void>();
  const begin = window.setInterval.bind(window);
  const end = window.clearInterval.bind(window);
  const beginOne = (run: TimerHandler, ms?: number) => {
    if (ms !== wait || typeof run !== 'function') return begin(run, ms);
    const id = -1 - running.size;
    running.set(id, () => void run());
    return id;
  };
  const endOne = (id?: number) => {
    if (id === undefined || !running.delete(id)) end(id);
  };
  spyOn(window, 'setInterval').mockImplementation(beginOne as typeof window.setInterval);
  spyOn(window, 'clearInterval').mockImplementation(endOne as typeof window.clearInterval);
  return () => [...running.values()];
}
