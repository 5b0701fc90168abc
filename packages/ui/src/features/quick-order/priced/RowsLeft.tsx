import { useSyncExternalStore } from 'react';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { formatCount } from '../../../text/formatAmount.ts';
import type { CodeRows } from '../rows/CodeRows.ts';
import { whatIsLeft } from './whatIsLeft.ts';

/** Says how many rows cannot be added to the basket now, and why. */
export function RowsLeft({ rows }: { rows: CodeRows }) {
  const { count, why } = whatIsLeft(useSyncExternalStore(rows.subscribe, rows.counts));
  return (
    count > 0 && (
      <Alert tone="caution">
        <b>{formatCount(count)} satır eklenemiyor:</b> {why}.
      </Alert>
    )
  );
}
