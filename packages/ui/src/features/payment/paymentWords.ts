import type { CardField } from './cardDraft.ts';

/** Names of the fields; messages begin with them. */
export const fieldNames: Record<CardField, string> = {
  name: 'Kart Üzerindeki İsim',
  number: 'Kart Numarası',
  month: 'Ay',
  year: 'Yıl',
  cvc: 'CVC',
  price: 'Tutar',
  phone: 'Telefon',
  description: 'Açıklama',
};

export const singlePayment = 'Tek Çekim';

/** What is said of a payment that did not simply succeed. */
export const payWords = {
  unanswered: 'Ödemenizin sonucu alınamadı. Lütfen tekrar denemeden önce hesap hareketlerinizi kontrol edin.',
  left: 'Banka doğrulaması tamamlanmadan kapatıldı. Lütfen tekrar denemeden önce durumu kontrol edin.',
  blank: 'Bankanızın doğrulama sayfası açılamadı. Lütfen tekrar denemeden önce durumu kontrol edin.',
  early:
    'Ödemeniz henüz görünmüyor, ama hâlâ işleniyor olabilir. İki dakika sonra yeniden kontrol edin; bu sürede tekrar ödeme yapmayın.',
  unreadable:
    'Durum şu anda öğrenilemiyor. Biraz sonra yeniden kontrol edin; bu sürede tekrar ödeme yapmayın.',
  elsewhere: 'Ödemeniz başka bir sekmede sürüyor. Bu sekmede tekrar ödeme yapmayın.',
  changed: 'Siparişiniz bu arada değişti; kartınızdan ödeme çekilmedi. Kontrol edip yeniden deneyin.',
  failed: 'Ödeme alınamadı. Tekrar deneyin.',
  refused: 'Ödeme alınamadı.',
  notPaid: 'Bu ödeme alınmamış.',
} as const;
