import { useEffect, useMemo, useState } from 'react';
import { openReader } from './reader/openReader.ts';
import type { PictureReader } from './reader/PictureReader.ts';

/** What has become of opening a reader of pictures. */
export type ReaderState =
  | { readonly kind: 'opening' | 'failed' }
  | { readonly kind: 'ready'; readonly reader: PictureReader };

/** A reader of pictures as long as the component stands. */
export function useReader(): { reader: ReaderState; fail: () => void; tryAgain: () => void } {
  const [attempt, setAttempt] = useState(0);
  const request = useMemo(() => ({ attempt }), [attempt]);
  const [answer, setAnswer] = useState<{ readonly of: typeof request; readonly state: ReaderState }>();
  useEffect(() => {
    const job = new AbortController();
    let opened: PictureReader | undefined;
    const tell = (state: ReaderState) => {
      if (!job.signal.aborted) setAnswer({ of: request, state });
    };
    void openReader(job.signal).then(
      (reader) => {
        if (job.signal.aborted) return reader.end();
        opened = reader;
        return tell({ kind: 'ready', reader });
      },
      () => tell({ kind: 'failed' }),
    );
    return () => {
      job.abort();
      opened?.end();
    };
  }, [request]);
  return {
    reader: answer?.of === request ? answer.state : { kind: 'opening' },
    fail: () => setAnswer({ of: request, state: { kind: 'failed' } }),
    tryAgain: () => setAttempt(attempt + 1),
  };
}
