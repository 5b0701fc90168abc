import { type ReactNode, useSyncExternalStore } from 'react';
import { RowsProgress } from '../../features/quick-order/priced/RowsProgress.tsx';
import type { Order } from '../../features/quick-order/rows/orderOf.ts';
import type { PastParts } from './usePastParts.ts';

export interface OrderNotesProps extends Order {
  isOffline: boolean;
  /** What went wrong with the adding, or may have. */
  adding: ReactNode;
  past: PastParts | undefined;
}

/** What is under way or went wrong, and where the rows came from. */
export function OrderNotes({ rows, lookup, isOffline, adding, past }: OrderNotesProps) {
  const { documents } = useSyncExternalStore(rows.subscribe, rows.ticks);
  return (
    <>
      {!isOffline && <RowsProgress rows={rows} lookup={lookup} />}
      {adding}
      {past && <past.DocumentNotes documents={documents} />}
    </>
  );
}
