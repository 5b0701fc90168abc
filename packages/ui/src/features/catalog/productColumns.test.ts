import { describe, expect, it } from 'vitest';
import type { GridColumn } from '../../primitives/GridTable/GridColumn.ts';
import { productWidths, type ProductColumns } from './productColumns.ts';

const usual: ProductColumns = {
  barcode: true,
  prices: ['Liste', 'Bayi', 'Peşin'],
  discount: true,
  agreement: true,
  stock: true,
  leadTime: true,
  quantity: true,
  priceWidth: 104,
};
type Widths = Pick<GridColumn<never>, 'width' | 'narrow'>;

/** The room all columns need. */
function leastOf(columns: ProductColumns, form: 'width' | 'narrow'): number {
  const widths = productWidths(columns);
  const shown: readonly Widths[] = [
    widths.product,
    ...(columns.barcode ? [widths.barcode] : []),
    ...columns.prices.map(() => widths.price),
    ...(columns.discount ? [widths.discount] : []),
    ...(columns.agreement ? [widths.agreement] : []),
    ...(columns.stock ? [widths.stock] : []),
    ...(columns.leadTime ? [widths.leadTime] : []),
    widths.quantity,
  ];
  return shown
    .map(({ width, narrow = width }) => (form === 'narrow' ? narrow : width))
    .map((width) => (width === 'folded' ? 0 : typeof width === 'number' ? width : width.least))
    .reduce((sum, width) => sum + width, 0);
}

describe('the columns of a page of products', () => {
  it.each([
    ['the usual columns', usual],
    ['millions', { ...usual, priceWidth: 130 }],
    ['five prices', { ...usual, prices: ['a', 'b', 'c', 'd', 'e'] }],
    ['a guest', { ...usual, prices: [], discount: false, agreement: false, stock: false, quantity: false }],
  ])('need less where some are folded: %s', (_, columns) => {
    expect(leastOf(columns, 'narrow')).toBeLessThan(leastOf(columns, 'width'));
  });

  it('fit into the page at 1024 and 1280', () => {
    expect(leastOf(usual, 'narrow')).toBeLessThanOrEqual(1024 - 2 * 24);
    expect(leastOf(usual, 'width')).toBeLessThanOrEqual(1280 - 2 * 24);
  });
});
