import { demoAccounts } from '../shop/accounts/demoAccounts.ts';
import type { ShopOptions } from './readShopOptions.ts';

/** What is printed of the demo shop when it is up: its size, where its data are, and who may sign in. */
export function describeShop({ hasFaults, dataDir, productCount }: ShopOptions): string {
  const rows = demoAccounts.map(({ cariNo, userName, password, shows }) => [
    cariNo,
    userName,
    password,
    shows,
  ]);
  const table = [['Cari No', 'Kullanıcı Kodu', 'Şifre', ''], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  const lines = table.map((row) =>
    `  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd(),
  );
  return [
    `${productCount.toLocaleString('tr-TR')} ürün, veriler ${dataDir} klasöründe${hasFaults ? ', hatalar /__faults ile açık' : ''}`,
    ...lines,
  ].join('\n');
}
