import type { CDPSession } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { code, counted, rowsOf } from './orderRows.ts';
import { signIn } from './shop.ts';

/** What a scanner set to an American keyboard writes where the computer has a Turkish one. */
const underTurkish: Readonly<Record<string, string>> = { '-': '*', '/': '.', '.': 'ç' };
const asTurkish = (text: string) => text.replaceAll(/[-/.]/g, (key) => underTurkish[key] ?? key);

/** A code as a scanner sends it: a key each millisecond, however busy the machine is that runs this. */
async function scan(session: CDPSession, text: string, ending: 'Enter' | 'Tab' | ''): Promise<void> {
  const began = Date.now() / 1000;
  const keys = [...text.split(''), ...(ending === '' ? [] : [ending])];
  await Promise.all(
    keys.flatMap((key, place) => {
      const timestamp = began + place / 1000;
      const isEnd = key.length > 1;
      const how = {
        key,
        timestamp,
        ...(isEnd && { code: key, windowsVirtualKeyCode: key === 'Enter' ? 13 : 9 }),
      };
      const written = isEnd ? (key === 'Enter' ? { text: '\r' } : {}) : { text: key };
      return [
        session.send('Input.dispatchKeyEvent', {
          type: 'text' in written ? 'keyDown' : 'rawKeyDown',
          ...how,
          ...written,
        }),
        session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...how }),
      ];
    }),
  );
}

test('QORD-02 thirty scans, ended by Enter, Tab or nothing, by any keyboard: nothing is lost, merged or taken for a quantity', async ({
  page,
}) => {
  await signIn(page);
  const pages = await Promise.all(
    [1, 2].map(async (number) => {
      const answer = await page.request.get(`/product/all/?page=${number}&d=asc&f=ad`);
      return ((await answer.json()) as { stoks: { kod: string; barkod: string | null }[] }).stoks;
    }),
  );
  const [named = [], barred = []] = pages;
  const codes = named.slice(0, 13).map(({ kod }) => kod);
  const barcodes = barred.flatMap(({ barkod }) => barkod || []).slice(0, 13);
  // By their own keyboard and by another one, bar codes between; two are read three times, one of them as the other keyboard writes it.
  const distinct = codes.flatMap((text, place) => [
    place % 2 === 0 ? text : asTurkish(text),
    barcodes[place] ?? '',
  ]);
  const [first = '', second = '', third = ''] = distinct;
  const scans = [...distinct.slice(0, 20), first, second, second, ...distinct.slice(20), asTurkish(first)];
  expect(scans).toHaveLength(30);
  expect(third).toContain('*');

  await page.goto('hizli-siparis');
  await expect(code(page, 1)).toBeFocused();
  const session = await page.context().newCDPSession(page);
  const endings = ['Enter', 'Tab', ''] as const;
  const sum = async () => (await rowsOf(page)).reduce((all, [, count]) => all + Number(count), 0);
  for (const [place, text] of scans.entries()) {
    await scan(session, text, endings[place % 3] ?? '');
    await expect.poll(sum, { message: `${place + 1}: ${text}`, intervals: [20] }).toBe(place + 1);
  }
  expect(await rowsOf(page)).toEqual(
    distinct.map((text) => [text, text === first || text === second ? '3' : '1']),
  );
  await expect(page.getByRole('button', { name: 'Durdur' })).toHaveCount(0);
  expect(
    (await counted(page)).filter((words) => /^(?:Bulunamadı|Aranamadı|Okunamadı|Miktar)/.test(words)),
  ).toEqual([]);
});
