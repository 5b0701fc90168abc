import { ApiError } from './apiError.ts';

/** Milliseconds after which a call without a whole answer is given up, retries included. */
export const timeLimit = { read: 15_000, search: 8_000, write: 30_000, payment: 60_000 } as const;

/**
 * Milliseconds in which a write that became open may still be carried out: twice what its answer is waited for. The words
 * that ask to look again later name the same time.
 */
export const arrivalLimit = { write: 60_000, payment: 120_000 } as const;

/**
 * Runs work that must end within `limit` milliseconds: rejects with a `timeout`, or with the reason of `outer` as soon as
 * that is aborted. The signal given to `run` is aborted with either, and nothing waits for the work to notice.
 */
export function withTimeLimit<T>(
  run: (signal: AbortSignal) => Promise<T>,
  limit: number,
  outer?: AbortSignal,
): Promise<T> {
  const controller = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const stop = (reason: unknown) => {
      release();
      reject(reason);
      controller.abort(reason);
    };
    const onAbort = () => stop(outer?.reason);
    const timer = setTimeout(() => stop(new ApiError('timeout')), limit);
    const release = () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', onAbort);
    };
    if (outer?.aborted) return onAbort();
    outer?.addEventListener('abort', onAbort, { once: true });
    void run(controller.signal).then(resolve, reject).finally(release);
  });
}

/** Waits, rejecting with the signal's reason when it is aborted first. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
