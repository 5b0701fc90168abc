import type { DocumentKind } from '@vitrin/api-client/calls/reports';
import type { DocumentLine } from '@vitrin/api-client/read/readDocument';
import type { ReactNode } from 'react';
import { formatAmount, missing } from '../../../text/formatAmount.ts';
import { formatPercent } from '../../../text/words.ts';
import { Barcode } from '../Barcode/Barcode.tsx';
import type { Stripes } from '../Barcode/encodeBarcode.ts';

export interface DocumentColumn {
  readonly key: keyof Omit<DocumentLine, 'id'>;
  readonly title: string;
  readonly look: 'text' | 'number' | 'code';
  /** Track of the grid. */
  readonly track: string;
  readonly show: (line: DocumentLine, stripes: ReadonlyMap<string, Stripes | undefined>) => ReactNode;
}

/** What the shop's settings say of a document. */
export interface DocumentSettings {
  readonly hasBarcode: boolean;
  readonly hasSerialNo: boolean;
}

const quantities = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3 });
const count = (value: number | undefined) => (value === undefined ? missing : quantities.format(value));

const barcode: DocumentColumn = {
  key: 'barcode',
  title: 'Barkod',
  look: 'code',
  track: '124px',
  show: ({ barcode: value }, stripes) =>
    value === '' ? '' : <Barcode value={value} stripes={stripes.get(value)} />,
};
const serialNo: DocumentColumn = {
  key: 'serialNo',
  title: 'Seri No',
  look: 'code',
  track: '128px',
  show: (line) => line.serialNo,
};

const beforeSerialNo: readonly DocumentColumn[] = [
  { key: 'kind', title: 'Tip', look: 'text', track: '88px', show: ({ kind }) => kind },
  { key: 'code', title: 'Kod', look: 'code', track: '112px', show: ({ code }) => code },
  { key: 'name', title: 'Stok Adı', look: 'text', track: 'minmax(168px, 2fr)', show: ({ name }) => name },
];
const afterSerialNo: readonly DocumentColumn[] = [
  {
    key: 'quantity',
    title: 'Miktar',
    look: 'number',
    track: '64px',
    show: ({ quantity }) => count(quantity),
  },
  { key: 'unit', title: 'Birim', look: 'text', track: '60px', show: ({ unit }) => unit },
  { key: 'vatRate', title: 'KDV %', look: 'number', track: '56px', show: ({ vatRate }) => count(vatRate) },
  { key: 'discount', title: 'İskonto', look: 'number', track: '76px', show: showDiscount },
  {
    key: 'listPrice',
    title: 'Liste Fiyatı',
    look: 'number',
    track: '92px',
    show: ({ listPrice }) => formatAmount(listPrice),
  },
  {
    key: 'netPrice',
    title: 'Net Fiyat',
    look: 'number',
    track: '92px',
    show: ({ netPrice }) => formatAmount(netPrice),
  },
  { key: 'total', title: 'Tutar', look: 'number', track: '104px', show: ({ total }) => formatAmount(total) },
];

/**
 * Columns of a document's lines; a delivery note never has serial numbers. The one of the bar codes is as wide as the widest
 * of them, in px: drawn smaller, none could be scanned.
 */
export function documentColumns(
  kind: DocumentKind,
  { hasBarcode, hasSerialNo }: DocumentSettings,
  barcodeWidth = 0,
): readonly DocumentColumn[] {
  return [
    ...(hasBarcode ? [{ ...barcode, track: `${Math.max(124, barcodeWidth + 24)}px` }] : []),
    ...beforeSerialNo,
    ...(hasSerialNo && kind !== 'deliveryNote' ? [serialNo] : []),
    ...afterSerialNo,
  ];
}

/** Several discounts in a row stay in the server's words: `10+5`. */
function showDiscount({ discount }: DocumentLine): string {
  return typeof discount === 'number' ? formatPercent(discount) : discount;
}
