import type { DeliveryKind, PaymentKind } from '@vitrin/api-client/read/readCheckout';

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

export const checkoutTitle = 'Sipariş Teslimat & Ödeme Bilgileri';
