import { useSyncExternalStore } from 'react';
import type { Lookup } from '../lookup/createLookup.ts';
import { LookupProgress } from '../LookupProgress.tsx';
import type { CodeRows } from '../rows/CodeRows.ts';

/** How far the codes of rows are looked up; nothing where they are. */
export function RowsProgress({ rows, lookup }: { rows: CodeRows; lookup: Lookup }) {
  const { failed } = useSyncExternalStore(rows.subscribe, rows.counts);
  const progress = useSyncExternalStore(rows.subscribe, rows.progress);
  const isStopped = useSyncExternalStore(lookup.subscribe, lookup.isStopped);
  const isUnderWay = progress.all - progress.done > 1 || (isStopped && progress.done < progress.all);
  return (
    (isUnderWay || failed > 0) && (
      <LookupProgress
        {...progress}
        isStopped={isStopped}
        failed={failed}
        onStop={lookup.stop}
        onResume={lookup.resume}
        onRetry={lookup.retryFailed}
      />
    )
  );
}
