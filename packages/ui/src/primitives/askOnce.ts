/** Asks for something once for all who want it; where it cannot be had, the next one asks again. */
export function askOnce<T>(ask: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined;
  return async () => {
    coming ??= ask();
    try {
      return await coming;
    } catch (error) {
      coming = undefined;
      throw error;
    }
  };
}
