import { minimumPayment } from '../shop/payments/checkPayRequest.ts';

/** What the shop calls itself, in its settings, on its pages and on its receipts. */
export const shopName = 'Vitrin Toptan';

export const contact = {
  address: 'İkitelli OSB Mah. Demirciler Sitesi No: 12, 34490 Başakşehir / İstanbul',
  phone: '0212 555 01 01',
  email: 'siparis@vitrintoptan.example',
} as const;

/** The settings of the demo shop by the legacy backend's dotted keys; switches in its spelling. */
export const shopSettings: Readonly<Record<string, string | number | null>> = {
  firmaadi: shopName,
  siteLogo: 'logo.svg',
  favicon: 'favicon.svg',
  'kisayol.fiyat.1': 'Liste',
  'kisayol.fiyat.2': 'Bayi',
  'kisayol.fiyat.3': 'Peşin',
  'home.vitrin.tipi': 'carousel',
  'home.vitrin.productlist.type': 'carousel',
  'footer.center':
    '<p><strong>Vitrin Toptan</strong> 1983’ten beri bayilerine 5.000’i aşkın kalem hırdavat, elektrik, tesisat ve yapı malzemesi ulaştırır.</p>' +
    '<p>Hafta içi 16.00’ya kadar verilen siparişler aynı gün depodan çıkar.</p>',
  'footer.adres': contact.address,
  'footer.phone': contact.phone,
  'footer.email': contact.email,
  'footer.whatsapp.phone': '905325550101',
  'footer.whatsapp.text': 'Merhaba, bir ürün hakkında bilgi almak istiyorum.',
  'stok.default.sort.field': 'id',
  'stok.default.sort.order': 'desc',
  'stok.listele.stoktakiler': 'False',
  paymentMinTutar: minimumPayment / 100,
  paymentIsSozlesmeActive: 'False',
  showPaymentKomisyon: 'True',
  showReportBarcode: 'True',
  showReportSerino: 'False',
};
