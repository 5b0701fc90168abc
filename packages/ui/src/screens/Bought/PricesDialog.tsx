import type { BoughtProduct, Purchase } from '../../features/bought/sumBought.ts';
import { reportHref } from '../../features/reports/reportQuery.ts';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import type { GridColumn } from '../../primitives/GridTable/GridColumn.ts';
import { GridTable } from '../../primitives/GridTable/GridTable.tsx';
import { formatMoney, formatUnits } from '../../text/formatAmount.ts';
import { formatDate } from '../../text/formatDate.ts';
import { words } from '../../text/words.ts';

export interface PricesDialogProps {
  product: BoughtProduct;
  onClose: () => void;
}

/** The table behind the line of prices: each time a product was bought, the last first. */
export function PricesDialog({ product, onClose }: PricesDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="md"
      title={`Fiyat Seyri: ${product.name}`}
      closeLabel={words.close}
    >
      <GridTable
        label="Fiyat seyri"
        columns={columns(product)}
        rows={product.purchases.toReversed()}
        rowKey={({ documentNo }) => documentNo}
      />
    </Dialog>
  );
}

const columns = ({ unit }: BoughtProduct): readonly GridColumn<Purchase>[] => [
  {
    key: 'day',
    title: 'Tarih',
    label: 'Tarih',
    kind: 'code',
    width: 104,
    cell: ({ day }) => formatDate(day),
  },
  {
    key: 'document',
    title: 'Belge No',
    label: 'Belge No',
    kind: 'code',
    width: { least: 160, share: 1 },
    cell: ({ documentNo, day }) => (
      <a
        href={reportHref('faturalistesi', {
          range: { start: day, end: day },
          document: { kind: 'invoice', documentNo },
        })}
      >
        {documentNo}
      </a>
    ),
  },
  {
    key: 'quantity',
    title: 'Miktar',
    label: 'Miktar',
    kind: 'number',
    width: 112,
    cell: ({ quantity }) => `${formatUnits(quantity)} ${unit}`,
  },
  {
    key: 'price',
    title: 'Net Fiyat',
    label: 'Net Fiyat',
    kind: 'number',
    width: 120,
    cell: ({ price, currency }) => (price === undefined ? '-' : formatMoney(price, currency)),
  },
];
