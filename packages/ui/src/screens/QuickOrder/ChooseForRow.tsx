import type { OrderRows } from '../../features/quick-order/rows/OrderRows.ts';
import { ChooseProductDialog } from './ChooseProductDialog.tsx';

export interface ChooseForRowProps {
  /** The row a product is chosen for; undefined for none. */
  id: number | undefined;
  rows: OrderRows;
  onClose: () => void;
}

/** Chooses among the products that a row may mean. */
export function ChooseForRow({ id, rows, onClose }: ChooseForRowProps) {
  const view = id === undefined ? undefined : rows.view(id);
  const state = view?.state;
  return (
    <ChooseProductDialog
      row={view && { number: view.number, code: view.row.code }}
      products={
        state?.kind === 'several' ? state.products : state?.kind === 'missing' ? state.suggestions : []
      }
      onChoose={(product) => {
        if (id === undefined) return;
        rows.choose(id, product);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
