import { demoAccounts } from '../shop/accounts/demoAccounts.ts';
import type { ServerOptions } from './readOptions.ts';
import type { RunningServer } from './startServer.ts';
import type { Storybook } from './startStorybook.ts';

/** What is printed when the server is up: where it is, and with the embedded shop who may sign in. */
export function describeStart(
  { origin, storybook }: Pick<RunningServer, 'origin' | 'storybook'>,
  { backendUrl, hasFaults, dataDir, productCount }: ServerOptions,
): string {
  const book = storybook ? [describeStorybook(storybook)] : [];
  if (backendUrl) return [`Vitrin: ${origin}/spa/ (backend ${backendUrl.origin})`, ...book].join('\n');
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
    `Vitrin: ${origin}/spa/`,
    ...book,
    `${productCount.toLocaleString('tr-TR')} ürün, veriler ${dataDir} klasöründe${hasFaults ? ', hatalar /__faults ile açık' : ''}`,
    ...lines,
  ].join('\n');
}

const describeStorybook = ({ origin, port }: Storybook) =>
  port === undefined
    ? `Storybook yok: ${origin} dolu, başka bir port için STORYBOOK_PORT=8090`
    : `Storybook: ${origin}/`;
