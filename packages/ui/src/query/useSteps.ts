import { finishInPieces } from '@vitrin/api-client/runSteps';
import { useEffect, useState } from 'react';

/**
 * The result of a computation that runs in slices between which the page answers. Until a new one is done, that of the one
 * before; `isCurrent` tells.
 * @param steps must be the same function as long as the result is
 */
export function useSteps<T>(steps: () => Generator<void, T>): { value: T | undefined; isCurrent: boolean } {
  const [done, setDone] = useState<{ readonly of: typeof steps; readonly value: T }>();
  useEffect(() => {
    const job = new AbortController();
    const run = async () => {
      const value = await finishInPieces(steps(), job.signal);
      if (!job.signal.aborted && value !== undefined) setDone({ of: steps, value });
    };
    void run();
    return () => job.abort();
  }, [steps]);
  return { value: done?.value, isCurrent: done?.of === steps };
}
