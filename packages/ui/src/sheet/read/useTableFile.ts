import { useEffect, useMemo, useState } from 'react';
import { readInWorker, type WorkerReading } from './readInWorker.ts';
import type { ToldText } from './readTableFile.ts';

interface TableFile {
  /** Undefined until it is known; while the same file is read as something else, what it was read as before. */
  readonly reading: WorkerReading | undefined;
  readonly isReading: boolean;
  readonly readAgain: () => void;
}

/**
 * What is in a file of tables, read beside the page while there is one.
 * @param rowLimit rows that its tables may have
 * @param told what somebody has said of its text
 */
export function useTableFile(file: File | undefined, rowLimit: number, told?: ToldText): TableFile {
  const [attempt, setAttempt] = useState(0);
  const request = useMemo(() => ({ file, attempt, told }), [file, attempt, told]);
  const [done, setDone] = useState<{ readonly of: typeof request; readonly reading: WorkerReading }>();
  useEffect(() => {
    if (!request.file) return undefined;
    const job = new AbortController();
    void readInWorker({ file: request.file, rowLimit, told: request.told }, job.signal).then(
      (answer) => answer && setDone({ of: request, reading: answer }),
    );
    return () => job.abort();
  }, [request, rowLimit]);
  const isOfFile = done?.of.file === file && done?.of.attempt === attempt;
  return {
    reading: isOfFile ? done?.reading : undefined,
    isReading: file !== undefined && done?.of !== request,
    readAgain: () => setAttempt(attempt + 1),
  };
}
