import { useState } from 'react';

/** What is being printed: numbered, so that printing again begins anew where the last paper is still about. */
export function usePrintJob() {
  const [job, setJob] = useState<number>();
  const [isPreparing, setPreparing] = useState(false);
  return {
    job,
    /** From the press of the button until the browser has been asked. */
    isPreparing,
    print: () => {
      setJob((last = 0) => last + 1);
      setPreparing(true);
    },
    printed: () => setPreparing(false),
    done: () => {
      setJob(undefined);
      setPreparing(false);
    },
  };
}

/** A paper that is being printed, or may be. */
export type PrintJob = ReturnType<typeof usePrintJob>;
