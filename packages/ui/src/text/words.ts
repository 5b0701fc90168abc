import { formatNumber } from './formatAmount.ts';

/** Turkish words that several pieces share. */
export const words = {
  add: 'Sepete Ekle',
  adding: 'Yapılıyor..',
  agreement: 'Anlaşma',
  breadcrumb: 'Sayfa yolu',
  close: 'Kapat',
  decrease: 'Azalt',
  failed: 'Bir şeyler ters gitti.',
  finished: 'Siparişiniz Başarıyla Oluşturuldu.',
  grandTotal: 'Genel Toplam',
  incomplete: 'Maalesef, tüm alanlar doğru doldurulmadı.',
  increase: 'Artır',
  loginForPrice: 'Fiyat için bayi girişi',
  paid: 'Ödemeniz Başarıyla Alınmıştır.',
  quantity: 'Miktar',
  retry: 'Tekrar Dene',
  subtotal: 'Ara Toplam',
  success: 'Başarılı',
  undo: 'Geri Al',
  vatTotal: 'KDV Toplam',
  wholeNumber: 'Tam sayı girin.',
} as const;

/** The name of a quantity field in a list, where there are many. */
export const quantityOf = (product: string) => `${words.quantity}: ${product}`;

/** A discount as Turkish writes it: the sign in front. */
export const formatPercent = (percent: number) => `%${formatNumber(percent)}`;
