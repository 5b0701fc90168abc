import type { DeliveryKind, PaymentKind } from '@vitrin/api-client/checkout/checkout';

export const deliveryNames: Record<DeliveryKind, string> = {
  depo: 'Depodan Teslim',
  kargo: 'Kargo',
  arac: 'Araç',
  kurye: 'Kurye',
};

export const paymentNames: Record<PaymentKind, string> = {
  havale: 'Havale / EFT',
  acikhesap: 'Açık Hesap',
  kredikarti: 'Kredi Kartı',
};

/** What is said of an order that was not, or perhaps, finished. */
export const finishWords = {
  unanswered: 'Siparişinizin sonucu alınamadı. Siparişiniz tamamlanmış olabilir.',
  early:
    'Siparişiniz henüz tamamlanmış görünmüyor, ama isteğiniz hâlâ işleniyor olabilir. İki dakika sonra yeniden kontrol edin.',
  unreadable: 'Durum şu anda öğrenilemiyor. Biraz sonra yeniden kontrol edin.',
  elsewhere: 'Siparişiniz başka bir sekmede tamamlanıyor.',
  changed: 'Sipariş bilgileri bu arada değişti. Kontrol edip yeniden tamamlayın.',
  failed: 'Sipariş tamamlanamadı. Tekrar deneyin.',
} as const;
