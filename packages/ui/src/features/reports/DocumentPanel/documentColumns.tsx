import type { DocumentKind, DocumentLine } from '@vitrin/api-client/reports/document';
import type { Shown } from '@vitrin/api-client/read/readAmount';
import type { ReactNode } from 'react';
import { formatAmount, formatUnits, missing } from '../../../text/formatAmount.ts';
import { formatPercent } from '../../../text/words.ts';
import { Barcode } from '../../../primitives/Barcode/Barcode.tsx';
import type { Stripes } from '../../../primitives/Barcode/encodeBarcode.ts';

export interface DocumentColumn {
  readonly key: keyof Omit<DocumentLine, 'id'>;
  readonly title: string;
  readonly look: 'text' | 'number' | 'code';
  /** Least width, in px; the name takes what is left. */
  readonly width: number;
  readonly show: (line: DocumentLine, stripes: ReadonlyMap<string, Stripes | undefined>) => ReactNode;
}

/** What the shop's settings say of a document. */
export interface DocumentSettings {
  readonly hasBarcode: boolean;
  readonly hasSerialNo: boolean;
}

const count = (value: Shown) => (typeof value === 'number' ? formatUnits(value) : (value ?? missing));

const barcode: DocumentColumn = {
  key: 'barcode',
  title: 'Barkod',
  look: 'code',
  width: 124,
  show: ({ barcode: value }, stripes) =>
    value === '' ? '' : <Barcode value={value} label={`Barkod ${value}`} stripes={stripes.get(value)} />,
};
const serialNo: DocumentColumn = {
  key: 'serialNo',
  title: 'Seri No',
  look: 'code',
  width: 128,
  show: (line) => line.serialNo,
};

const beforeSerialNo: readonly DocumentColumn[] = [
  { key: 'kind', title: 'Tip', look: 'text', width: 88, show: ({ kind }) => kind },
  { key: 'code', title: 'Kod', look: 'code', width: 112, show: ({ code }) => code },
  { key: 'name', title: 'Stok Adı', look: 'text', width: 160, show: ({ name }) => name },
];
const afterSerialNo: readonly DocumentColumn[] = [
  {
    key: 'quantity',
    title: 'Miktar',
    look: 'number',
    width: 64,
    show: ({ quantity }) => count(quantity),
  },
  { key: 'unit', title: 'Birim', look: 'text', width: 68, show: ({ unit }) => unit },
  { key: 'vatRate', title: 'KDV %', look: 'number', width: 56, show: ({ vatRate }) => count(vatRate) },
  { key: 'discount', title: 'İskonto', look: 'number', width: 76, show: showDiscount },
  {
    key: 'listPrice',
    title: 'Liste Fiyatı',
    look: 'number',
    width: 92,
    show: ({ listPrice }) => formatAmount(listPrice),
  },
  {
    key: 'netPrice',
    title: 'Net Fiyat',
    look: 'number',
    width: 92,
    show: ({ netPrice }) => formatAmount(netPrice),
  },
  { key: 'total', title: 'Tutar', look: 'number', width: 104, show: ({ total }) => formatAmount(total) },
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
    ...(hasBarcode ? [{ ...barcode, width: Math.max(barcode.width, barcodeWidth + 24) }] : []),
    ...beforeSerialNo,
    ...(hasSerialNo && kind !== 'deliveryNote' ? [serialNo] : []),
    ...afterSerialNo,
  ];
}

/** A code of 17 characters on one line, in px; a longer one takes two. */
export const widestCode = 168;
/** Px a character takes at most: amounts have narrow separators, codes have capitals. */
const perCharacter: Partial<Record<DocumentColumn['key'], number>> = {
  code: 9,
  quantity: 8,
  discount: 8,
  listPrice: 8,
  netPrice: 8,
  total: 8,
};

/**
 * The columns as wide as the lines need: a price is never wrapped and must not reach into its neighbour, a code is read at
 * one glance.
 * @param codeLimit how wide the codes may make their column, in px; by default they make it no wider
 */
export function fitColumns(
  columns: readonly DocumentColumn[],
  lines: readonly DocumentLine[],
  codeLimit = 0,
): readonly DocumentColumn[] {
  return columns.map((column) => {
    const { key, width, show } = column;
    const character = perCharacter[key];
    if (character === undefined) return column;
    const longest = Math.max(0, ...lines.map((line) => lengthOf(show(line, noStripes))));
    const limit = key === 'code' ? codeLimit : Infinity;
    return { ...column, width: Math.max(width, Math.min(limit, longest * character + 16)) };
  });
}
const noStripes = new Map<string, Stripes | undefined>();
const lengthOf = (text: ReactNode) => (typeof text === 'string' ? text.length : 0);

/** Several discounts in a row stay in the server's words: `10+5`. */
function showDiscount({ discount }: DocumentLine): string {
  return typeof discount === 'number' ? formatPercent(discount) : discount;
}
