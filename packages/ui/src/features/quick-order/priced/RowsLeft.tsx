import { useSyncExternalStore } from 'react';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { formatCount } from '../../../text/formatAmount.ts';
import type { OrderRows } from '../rows/OrderRows.ts';
import { whatIsLeft } from './whatIsLeft.ts';

/** Says how many rows cannot be added to the basket now, and why. */
export function RowsLeft({ rows }: { rows: OrderRows }) {
  const { count, why } = whatIsLeft(useSyncExternalStore(rows.subscribe, rows.counts));
  return (
    count > 0 && (
      <Alert tone="caution">
        <b>{formatCount(count)} satır eklenemiyor:</b> {why}.
      </Alert>
    )
  );
}
