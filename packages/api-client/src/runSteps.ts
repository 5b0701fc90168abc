/** Runs a computation to its end at once. */
export function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Milliseconds at a time: little enough to leave every frame its share. */
export const slice = 8;

/**
 * Runs a computation to its end in slices, letting the page answer in between.
 * @returns undefined when it was aborted
 */
export async function finishInPieces<T>(
  steps: Generator<void, T>,
  signal?: AbortSignal,
): Promise<T | undefined> {
  let begun = performance.now();
  for (;;) {
    if (signal?.aborted) return undefined;
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - begun > slice) {
      await nextTurn();
      begun = performance.now();
    }
  }
}

/** After whatever the browser has to do first. A message, since timers are held back in the background. */
export const nextTurn = () =>
  new Promise<void>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => {
      channel.port1.close();
      resolve();
    });
    channel.port1.start();
    channel.port2.postMessage(null);
  });
