/** A way into the demo shop, with what there is to see. */
export interface DemoAccount {
  readonly memberId: number;
  readonly companyId: number;
  readonly cariNo: string;
  readonly userName: string;
  readonly password: string;
  readonly displayName: string;
  readonly canDelegate: boolean;
  readonly canEditTheme: boolean;
  /** One Turkish line for the start-up message and the table of accounts. */
  readonly shows: string;
}

/** The accounts of the demo shop. Their passwords are public: they open nothing but made-up data. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    memberId: 1,
    companyId: 1,
    cariNo: '1001',
    userName: 'bayi',
    password: 'bayi123',
    displayName: 'Ayşe Yıldırım',
    canDelegate: false,
    canEditTheme: false,
    shows: 'Bayi: iki yıllık hesap hareketi, anlaşma fiyatları, dövizli faturalar',
  },
  {
    memberId: 2,
    companyId: 2,
    cariNo: '1002',
    userName: 'plasiyer',
    password: 'plasiyer123',
    displayName: 'Mehmet Çağlayan',
    canDelegate: true,
    canEditTheme: false,
    shows: "Plasiyer: 48 firmadan biri adına işlem yapabilir ('Cari Seç')",
  },
  {
    memberId: 3,
    companyId: 3,
    cariNo: '1003',
    userName: 'yonetici',
    password: 'yonetici123',
    displayName: 'Zeynep Işık',
    canDelegate: false,
    canEditTheme: true,
    shows: 'Yönetici: tema düzenleyici ve kategori ikonları',
  },
  {
    memberId: 4,
    companyId: 4,
    cariNo: '1004',
    userName: 'stok',
    password: 'stok123',
    displayName: 'Hüseyin Gündoğdu',
    canDelegate: false,
    canEditTheme: false,
    shows: 'Bayi: sepetinde stok miktarını aşan ürün ve neredeyse dolu risk limiti var',
  },
  {
    memberId: 5,
    companyId: 5,
    cariNo: '1005',
    userName: 'yeni',
    password: 'yeni123',
    displayName: 'Elif Şahin',
    canDelegate: false,
    canEditTheme: false,
    shows: 'Yeni bayi: hesap hareketi, siparişi ve temsilcisi yok',
  },
];

/** The account of a user name; throws where there is none. */
export function demoAccount(userName: string): DemoAccount {
  const account = demoAccounts.find((one) => one.userName === userName);
  if (!account) throw new Error(`The demo shop has no ${userName}`);
  return account;
}
