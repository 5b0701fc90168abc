import { useEffect, useEffectEvent, useRef } from 'react';
import { nextProblem } from '../../features/quick-order/rows/nextProblem.ts';
import type { OrderRows } from '../../features/quick-order/rows/OrderRows.ts';
import { noticesKey } from '../../primitives/Toast/noticesKey.ts';
import { toasts } from '../../primitives/Toast/toasts.ts';
import type { RowField } from './useOrderRow.ts';

export const isNoticeShown = () => toasts.get().length > 0;

/**
 * Leads to the next row that waits for somebody, also by its key, which leads to a notice first, as everywhere in the shop.
 * @param goTo goes to the field of a row that has to be looked at
 */
export function useNextProblem(rows: OrderRows, goTo: (id: number, field: RowField) => void): () => void {
  const last = useRef<number>(undefined);
  const goToNext = () => {
    const id = nextProblem(rows, last.current);
    if (id === undefined) return;
    last.current = id;
    const { row, state } = rows.view(id);
    const isQuantity = state.kind === 'badQuantity' || (row.reason !== undefined && state.kind === 'ready');
    goTo(id, isQuantity ? 'quantity' : 'code');
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== noticesKey || event.defaultPrevented || isNoticeShown()) return;
    event.preventDefault();
    goToNext();
  });
  useEffect(() => {
    const job = new AbortController();
    document.addEventListener('keydown', (event) => onKey(event), { signal: job.signal });
    return () => job.abort();
  }, []);
  return goToNext;
}
