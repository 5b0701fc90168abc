import { formatNumber } from './formatAmount.ts';

/** Turkish words that several pieces share. */
export const words = {
  add: 'Sepete Ekle',
  adding: 'Yapılıyor..',
  agreement: 'Anlaşma',
  breadcrumb: 'Sayfa yolu',
  close: 'Kapat',
  failed: 'Bir şeyler ters gitti.',
  grandTotal: 'Genel Toplam',
  incomplete: 'Maalesef, tüm alanlar doğru doldurulmadı.',
  loginForPrice: 'Fiyat için bayi girişi',
  retry: 'Tekrar Dene',
  subtotal: 'Ara Toplam',
  success: 'Başarılı',
  undo: 'Geri Al',
  vatTotal: 'KDV Toplam',
} as const;

/** A discount as Turkish writes it: the sign in front. */
export const formatPercent = (percent: number) => `%${formatNumber(percent)}`;
