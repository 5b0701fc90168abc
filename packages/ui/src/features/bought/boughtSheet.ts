import type { Sheet } from '../../sheet/Sheet.ts';
import type { BoughtProduct } from './sumBought.ts';

/** Products as a file holds them. */
export function boughtSheet(title: string, products: readonly BoughtProduct[]): Sheet {
  const areWhole = products.every(({ total }) => Number.isInteger(total));
  return {
    title,
    about: [],
    columns: [
      { title: 'Kod', kind: 'code' },
      { title: 'Ürün', kind: 'text' },
      { title: 'Toplam', kind: areWhole ? 'count' : 'amount' },
      { title: 'Birim', kind: 'text' },
      { title: 'Kez', kind: 'count' },
      { title: 'Son Alış', kind: 'date' },
      { title: 'Son Net Fiyat', kind: 'amount' },
      { title: 'Döviz', kind: 'text' },
      { title: 'Miktar', kind: 'count' },
    ],
    rows: products.map(({ code, name, total, unit, purchases, last, usual }) => [
      code,
      name,
      total,
      unit,
      purchases.length,
      last.day,
      last.price ?? null,
      last.currency,
      usual,
    ]),
    footer: [],
  };
}
