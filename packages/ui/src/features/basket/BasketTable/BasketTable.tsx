import type { Basket, BasketLine } from '@vitrin/api-client/basket/basket';
import { useCallback, useMemo } from 'react';
import type { GridRowProps } from '../../../primitives/GridTable/GridRow.tsx';
import { GridTable } from '../../../primitives/GridTable/GridTable.tsx';
import { basketWidths } from '../basketWidths.ts';
import { lineKey } from '../lineKey.ts';
import type { LineQueue } from '../LineQueue.ts';
import { basketColumns } from './basketColumns.tsx';
import { BasketRow, type BasketRowProps } from './BasketRow.tsx';
import { card, longCard, table } from './BasketTable.css.ts';

export interface BasketTableProps extends Pick<BasketRowProps, 'onRemove'> {
  basket: Basket;
  /** Holds the changes; the table only shows and makes them. */
  queue: LineQueue;
}

/** The rows of the basket. All of them are in the page, so finding in the page and printing see them. */
export function BasketTable({ basket, queue, onRemove }: BasketTableProps) {
  const { id, lines, showDiscount, hideOrderButton } = basket;
  // By their values: a key in a row, after which the basket is read again, renders no other row.
  const { price, amount, isLong } = basketWidths(lines);
  const columns = useMemo(
    () => basketColumns({ price, amount, isLong }, showDiscount, queue),
    [price, amount, isLong, showDiscount, queue],
  );
  const renderLine = useCallback(
    (line: BasketLine, own: GridRowProps) => (
      <BasketRow basketId={id} isStrict={hideOrderButton} {...{ line, queue, onRemove, own }} />
    ),
    [id, queue, hideOrderButton, onRemove],
  );
  return (
    <GridTable
      label="Sepetiniz"
      columns={columns}
      rows={lines}
      rowKey={lineKey}
      renderRow={renderLine}
      className={table}
      rowClassName={isLong ? longCard : card}
    />
  );
}
