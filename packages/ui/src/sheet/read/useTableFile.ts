import { useEffect, useMemo, useState } from 'react';
import { readInWorker, type WorkerReading } from './readInWorker.ts';

/**
 * What is in a file of tables, read beside the page while there is one; undefined until that is known.
 * @param rowLimit rows that its tables may have
 */
export function useTableFile(
  file: File | undefined,
  rowLimit: number,
): { reading: WorkerReading | undefined; readAgain: () => void } {
  const [attempt, setAttempt] = useState(0);
  const request = useMemo(() => ({ file, attempt }), [file, attempt]);
  const [done, setDone] = useState<{ readonly of: typeof request; readonly reading: WorkerReading }>();
  useEffect(() => {
    if (!request.file) return undefined;
    const job = new AbortController();
    void readInWorker({ file: request.file, rowLimit }, job.signal).then(
      (answer) => answer && setDone({ of: request, reading: answer }),
    );
    return () => job.abort();
  }, [request, rowLimit]);
  return {
    reading: done?.of === request ? done.reading : undefined,
    readAgain: () => setAttempt(attempt + 1),
  };
}
