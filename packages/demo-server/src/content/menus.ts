/** An entry of one of the shop's menus. */
export interface MenuEntry {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly cssClass?: string;
  readonly entries?: readonly MenuEntry[];
  /** Shown to signed-in dealers only. */
  readonly isForDealers?: boolean;
}

export type MenuName = 'menu.header' | 'menu.footer' | 'menu.logon';

const aboutUs = { name: 'Hakkımızda', address: '/page/hakkimizda' };
const contactUs = { name: 'İletişim', address: '/page/iletisim' };
const privacy = { name: 'Gizlilik ve KVKK', address: '/page/gizlilik' };

/** The menus the shop's staff would keep. Addresses with `/file` or `http` leave the application. */
export const menus: Readonly<Record<MenuName, readonly MenuEntry[]>> = {
  'menu.header': [
    { id: 10, name: 'Tüm Ürünler', address: '/productAll' },
    { id: 11, name: 'Markalar', address: '/brand/all/' },
    {
      id: 12,
      name: 'Raporlar',
      address: '',
      cssClass: 'menu-raporlar',
      isForDealers: true,
      entries: [
        { id: 121, name: 'Genel Hareketler', address: '/report/genelhareket' },
        { id: 122, name: 'Hesap Ekstresi', address: '/report/hesapekstresi' },
        { id: 123, name: 'Sipariş Listesi', address: '/report/siparislistesi' },
        { id: 124, name: 'Fatura Listesi', address: '/report/faturalistesi' },
      ],
    },
    { id: 13, name: 'Ödeme Yap', address: '/payment', isForDealers: true },
    { id: 14, name: 'Kampanyalar', address: '/page/kampanyalar', cssClass: 'menu-kampanya' },
    { id: 15, name: 'Ürün Listesi (CSV)', address: '/file/urun-listesi.csv' },
    {
      id: 16,
      name: 'Kurumsal',
      address: '',
      entries: [
        { id: 161, ...aboutUs },
        { id: 162, name: 'Teslimat ve Kargo', address: '/page/teslimat' },
        { id: 163, name: 'İade Koşulları', address: '/page/iade' },
        { id: 164, ...contactUs },
      ],
    },
  ],
  'menu.footer': [
    { id: 20, ...aboutUs },
    { id: 21, name: 'Teslimat ve Kargo', address: '/page/teslimat' },
    { id: 22, name: 'İade Koşulları', address: '/page/iade' },
    { id: 23, ...privacy },
    { id: 24, ...contactUs },
  ],
  'menu.logon': [
    { id: 30, ...aboutUs },
    { id: 31, name: 'Bayilik Koşulları', address: '/page/bayilik' },
    { id: 32, ...privacy },
    { id: 33, ...contactUs },
  ],
};
