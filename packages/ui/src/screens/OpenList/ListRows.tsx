import type { Identity } from '@vitrin/api-client/identity';
import { useEffect } from 'react';
import { loadSettleBasket } from '../../features/basket/loadSettleBasket.ts';
import { AddBar } from '../../features/catalog/AddBar.tsx';
import { StockStatus } from '../../features/catalog/StockStatus/StockStatus.tsx';
import type { KeptRow } from '../../features/lists/store/KeptList.ts';
import { AddingRows } from '../../features/quick-order/priced/AddingRows.tsx';
import { followList } from '../../features/quick-order/priced/followList.ts';
import { PricedRows } from '../../features/quick-order/priced/PricedRows.tsx';
import { RowsLeft } from '../../features/quick-order/priced/RowsLeft.tsx';
import { RowsProgress } from '../../features/quick-order/priced/RowsProgress.tsx';
import { usePricedRows } from '../../features/quick-order/priced/usePricedRows.ts';

export interface ListRowsProps {
  identity: Identity;
  list: readonly KeptRow[];
  /** What is typed here is not kept yet: it is not to be written over by what is. */
  isTyped: boolean;
  onQuantity: (code: string, quantity: number) => void;
  onRemove: (code: string) => Promise<void>;
}

const stockOf = (text: string) => <StockStatus text={text} />;

/** The rows of a list at today's prices and stock, to be changed and put into the basket. */
export function ListRows({ identity, list, isTyped, onQuantity, onRemove }: ListRowsProps) {
  const { rows, lookup } = usePricedRows(list);
  useEffect(() => {
    if (!isTyped) followList(rows, list);
  }, [rows, list, isTyped]);
  return (
    <>
      <RowsProgress rows={rows} lookup={lookup} />
      <RowsLeft rows={rows} />
      <AddingRows
        identity={identity}
        rows={rows}
        loadSettle={loadSettleBasket}
        bar={(state) => <AddBar {...state} />}
      >
        <PricedRows
          label="Listedeki ürünler"
          rows={rows}
          stockOf={stockOf}
          onQuantity={onQuantity}
          onRemove={onRemove}
        />
      </AddingRows>
    </>
  );
}
