import type { ToldState } from './OrderRow.ts';

/** What the state of a row is called. */
export const stateWords: Readonly<Record<ToldState, string>> = {
  ready: 'Hazır',
  searching: 'Aranıyor',
  similar: 'Benzer kod',
  several: 'Seçim gerekli',
  missing: 'Bulunamadı',
  notForSale: 'Sepete eklenemez',
  badQuantity: 'Miktar hatalı',
  unreadable: 'Okunamadı',
  failed: 'Aranamadı',
};
