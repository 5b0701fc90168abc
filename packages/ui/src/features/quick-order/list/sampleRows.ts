import type { SavedRow } from './saveRows.ts';

/**
 * A list with something of everything that a row can become. The codes are those of the demo shop, which every size of it has; the
 * reason column says what each shows there.
 */
export const sampleRows: readonly SavedRow[] = [
  { code: 'KL-KA-6-UT', quantity: 6, reason: 'Hazır' },
  { code: '8690022903421', quantity: 12, reason: 'Hazır (barkod)' },
  { code: 'KL-KA-6-UT', quantity: 4, reason: 'Hazır (ilk satırla birleştirilir)' },
  { code: 'UZ TS 350 BT 7', quantity: 5, reason: 'Benzer kod' },
  { code: '8690117997298', quantity: 2, reason: 'Seçim gerekli' },
  { code: 'ZZ-0000', quantity: 1, reason: 'Bulunamadı' },
  { code: 'YM-HR-30-58-SO', quantity: 3, reason: 'Sepete eklenemez' },
  { code: 'EV-GP-2-15-A', quantity: '2,5', reason: 'Miktar hatalı' },
  { code: '8,69044E+12', quantity: 48, reason: 'Okunamadı' },
  { code: 'ARIZA-500', quantity: 1, reason: 'Aranamadı' },
];
