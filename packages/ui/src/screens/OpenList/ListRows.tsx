import { useMemo } from 'react';
import type { KeptRow } from '../../features/lists/store/KeptList.ts';
import type { GridColumn } from '../../primitives/GridTable/GridColumn.ts';
import { LongGridTable } from '../../primitives/GridTable/LongGridTable.tsx';
import { CloseIcon } from '../../primitives/Icon/CloseIcon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './ListRows.css.ts';
import { RowQuantity } from './RowQuantity.tsx';

export interface ListRowsProps {
  rows: readonly KeptRow[];
  onQuantity: (row: KeptRow, quantity: number) => void;
  onRemove: (row: KeptRow) => void;
  isLoading?: boolean;
}

/** The rows of a list. */
export function ListRows({ rows, onQuantity, onRemove, isLoading = false }: ListRowsProps) {
  const columns = useMemo(
    (): readonly GridColumn<KeptRow>[] => [
      {
        key: 'code',
        title: 'Kod',
        kind: 'code',
        width: { least: 160, share: 1 },
        translate: 'no',
        cell: ({ code }) => code,
        copies: [{ title: 'Kod', kind: 'code', text: ({ code }) => code }],
        skeleton: () => <Skeleton width={120} />,
      },
      {
        key: 'quantity',
        title: 'Miktar',
        width: 132,
        cell: (row) => <RowQuantity key={row.code} row={row} onQuantity={onQuantity} />,
        copies: [{ title: 'Miktar', kind: 'value', text: ({ quantity }) => String(quantity) }],
        skeleton: () => <Skeleton width={110} />,
      },
      {
        key: 'remove',
        title: 'Sil',
        short: '',
        width: 48,
        isScreenOnly: true,
        className: css.remove,
        cell: (row) => (
          <IconButton label={`Listeden çıkar: ${row.code}`} size="sm" onPress={() => onRemove(row)}>
            <CloseIcon size="sm" />
          </IconButton>
        ),
      },
    ],
    [onQuantity, onRemove],
  );
  return (
    <LongGridTable
      label="Listedeki ürünler"
      columns={columns}
      rows={rows}
      everyRowUpTo={150}
      className={css.table}
      rowClassName={css.card}
      skeletonRows={isLoading ? 6 : 0}
    />
  );
}
