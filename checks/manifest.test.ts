import { expect, test } from 'vitest';
import { manifestAt } from '../packages/server/src/shopManifest.ts';
import { manifestAddress } from '../packages/ui/src/features/session/manifestAddress.ts';

const colors = { color: '0b6066', ground: 'ffffff' };
const at = (address: string) => manifestAt(decodeURIComponent(address.slice(1)));

test.each([
  ['Vitrin Toptan', 'Vitrin Toptan'],
  ['  Çağ "Işık"  San./Tic. A.Ş. ', 'Çağ ”Işık” San.⁄Tic. A.Ş.'],
  ['A\\","scope":"https://evil.example', 'A⁄”,”scope”:”https:⁄⁄evil.example'],
  ['<b>&amp;</b>\u202Ex\n', '<b>&amp;<⁄b>x'],
  ['', 'Bayi Sipariş'],
  ['..', '..'],
  ['Ş'.repeat(300), 'Ş'.repeat(60)],
])('WARE-03 a shop called %j has a manifest, whatever it is called', (name, shown) => {
  const manifest = at(manifestAddress({ name, ...colors }));
  expect(JSON.parse(manifest ?? '')).toMatchObject({ name: shown, theme_color: '#0b6066' });
});

const icon = (file: string) =>
  at(manifestAddress({ name: 'A', ...colors, icon: { file, sizes: '192x192 512x512 any' } }));

test('WARE-03 an icon of the shop is its app’s, unless its name could lead elsewhere', () => {
  expect(icon('favicon.svg')).toContain('"src":"/favicon/favicon.svg","sizes":"192x192 512x512 any"');
  expect(icon('../login/logout')).toContain('app-512.png');
  expect(icon('a b.png')).toContain('app-512.png');
});
