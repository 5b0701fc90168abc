import type { CDPSession, Page } from '@playwright/test';
import { demoAccount } from '@vitrin/demo-server/accounts';
import { expect, test } from './fixtures.ts';
import { emptyBasket, fillLogin, openHome, signIn, tabTo } from './shop.ts';

const code = (page: Page, row: number) =>
  page.getByRole('textbox', { name: `Kod: satır ${row}`, exact: true });
const quantity = (page: Page, row: number) =>
  page.getByRole('textbox', { name: `Miktar: satır ${row}`, exact: true });
const addButton = (page: Page, count: number) => page.getByRole('button', { name: `Sepete Ekle (${count})` });

/** Codes and quantities of the rows, without the empty one at the end. */
const rowsOf = (page: Page) =>
  page
    .locator('input:is([aria-label^="Kod: satır "], [aria-label^="Miktar: satır "])')
    .evaluateAll((fields) => fields.map((one) => (one as HTMLInputElement).value))
    .then((values) =>
      Array.from({ length: values.length / 2 }, (_, row) => [values[row * 2], values[row * 2 + 1]]).filter(
        ([written]) => written !== '',
      ),
    );

/** How many rows are in which state, as the screen counts them. */
const counted = async (page: Page) => {
  const all = await page.getByRole('group', { name: 'Duruma göre' }).getByRole('button').allInnerTexts();
  return all.map((words) => words.replaceAll(/\s+/g, ' '));
};

const expectInWidth = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

interface WireRow {
  readonly stokId: number;
  readonly miktarF: string;
}

/** What the server has in the basket: how many of each product. */
async function basketOf(page: Page): Promise<Readonly<Record<string, number>>> {
  const { products } = (await (await page.request.get('/basket/')).json()) as { products: WireRow[] | null };
  const sums: Record<string, number> = {};
  for (const { stokId, miktarF } of products ?? [])
    sums[stokId] = (sums[stokId] ?? 0) + Number(miktarF.replaceAll('.', ''));
  return sums;
}

/** What the basket has more of than before. */
async function gainOf(page: Page, before: Readonly<Record<string, number>>): Promise<readonly number[]> {
  const gains = Object.entries(await basketOf(page)).map(([id, now]) => now - (before[id] ?? 0));
  return gains.filter((gain) => gain !== 0).toSorted((one, other) => one - other);
}

/** The number of a product by its code. */
async function productId(page: Page, text: string): Promise<number> {
  const answer = await page.request.get('/search/autocompletev2', { params: { q: text, stok: 'false' } });
  const id = /"id":(\d+)/.exec(await answer.text())?.[1];
  return Number(id);
}

/** Some of a product that the list will add to, and nothing else: what is taken back must leave it. */
async function beginBasket(page: Page): Promise<Readonly<Record<string, number>>> {
  await signIn(page);
  await emptyBasket(page);
  const data = [{ productId: await productId(page, 'KL-KA-6-UT'), adet: 2 }];
  await page.request.post('/basket/addproducts/', { data });
  return basketOf(page);
}

/** Types as a person does: no scanner is as slow. */
const type = (page: Page, text: string) => page.keyboard.type(text, { delay: 60 });

/** Hands lines over as a pasted list. */
async function list(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Yapıştır' }).click();
  await page.getByRole('textbox', { name: 'Ürün listesi' }).fill(text);
  await page.getByRole('button', { name: 'Satırlara Aktar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const typedRows = [
  ['kl-ka-6-ut', '6'],
  ['UZ TS 350 BT 7', '5'],
  ['8690117997298', '2'],
  ['zz-0000', '1'],
] as const;
const typedStates = ['Tümü 4', 'Hazır 1', 'Benzer kod 1', 'Seçim gerekli 1', 'Bulunamadı 1'];

test.afterEach(async ({ page }) => {
  await page.request.delete('/__faults');
});

test('QORD-01 QORD-02 QORD-07 QORD-08 QORD-09 by keyboard alone from the user menu to the basket and back', async ({
  page,
}) => {
  const before = await beginBasket(page);
  await openHome(page);
  await tabTo(page, /^Ayşe Yıldırım/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Hızlı Sipariş$/);
  await page.keyboard.press('Enter');

  await expect(code(page, 1)).toBeFocused();
  for (const [place, [text, count]] of typedRows.entries()) {
    await type(page, text);
    await page.keyboard.press('Enter');
    await expect(quantity(page, place + 1)).toBeFocused();
    await type(page, count);
    await page.keyboard.press('Enter');
    await expect(code(page, place + 2)).toBeFocused();
  }
  await expect.poll(() => counted(page)).toEqual(typedStates);

  // A suggestion is left, then taken; a row that was written by mistake goes.
  const suggestions = page.getByRole('listbox', { name: 'Öneriler' });
  await type(page, '86900229034');
  await expect(suggestions).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestions).toBeHidden();
  await type(page, '2');
  await expect(suggestions.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(quantity(page, 5)).toBeFocused();
  await expect(code(page, 5)).not.toHaveValue(/^86900/);
  await type(page, '12');
  await page.keyboard.press('Enter');
  await type(page, 'yok');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await expect(code(page, 6)).toHaveValue('');
  await page.keyboard.press('Backspace');
  await expect(code(page, 5)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(code(page, 4)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(code(page, 6)).toBeFocused();
  await expect(code(page, 7)).toHaveCount(0);

  // What waits is found and settled.
  await page.keyboard.press('F8');
  await expect(code(page, 2)).toBeFocused();
  await tabTo(page, /^Bu ürünü al$/);
  await page.keyboard.press('Enter');
  await expect(addButton(page, 3)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(code(page, 3)).toBeFocused();
  await tabTo(page, /^Ürün Seç$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Ürün Seç' })).toBeVisible();
  await tabTo(page, /^Seç: /);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('F8');
  await expect(code(page, 4)).toBeFocused();
  const settled = ['Tümü 5', 'Hazır 4', 'Bulunamadı 1'];
  await expect.poll(() => counted(page)).toEqual(settled);

  const rows = await rowsOf(page);
  await page.reload();
  await expect.poll(() => counted(page)).toEqual(settled);
  expect(await rowsOf(page)).toEqual(rows);
  await expectInWidth(page);

  await tabTo(page, /^Sepete Ekle \(4\)/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('4/4 ürün sepete eklendi')).toBeVisible();
  await expect.poll(() => rowsOf(page)).toEqual([['zz-0000', '1']]);
  expect(await gainOf(page, before)).toEqual([2, 5, 6, 12]);
  await tabTo(page, /^Geri Al/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Eklenen ürünler geri alındı.')).toBeVisible();
  expect(await basketOf(page)).toEqual(before);
  await expect.poll(() => counted(page)).toEqual(settled);
});

test.describe('at 768 px', () => {
  test.use({ viewport: { width: 768, height: 900 }, hasTouch: true });

  test('QORD-01 by finger from the search box: its states stand in the width of the window', async ({
    page,
  }) => {
    await signIn(page);
    await openHome(page);
    await page.getByRole('banner').getByRole('link', { name: 'Hızlı Sipariş', exact: true }).tap();
    for (const [place, [text, count]] of typedRows.entries()) {
      await code(page, place + 1).fill(text);
      await quantity(page, place + 1).fill(count);
    }
    await expect.poll(() => counted(page)).toEqual(typedStates);
    await expectInWidth(page);
  });
});

test.describe('at 375 px', () => {
  test.use({ viewport: { width: 375, height: 900 }, hasTouch: true });

  test('QORD-01 QORD-02 QORD-06 QORD-08 by finger from the empty basket: what the screen tells is in the basket', async ({
    page,
  }) => {
    await signIn(page);
    await emptyBasket(page);
    await page.goto('basket/');
    await page.getByRole('main').getByRole('link', { name: 'Hızlı Sipariş' }).tap();
    for (const [place, [text, count]] of typedRows.entries()) {
      await code(page, place + 1).tap();
      await page.keyboard.insertText(text);
      await quantity(page, place + 1).tap();
      await quantity(page, place + 1).fill(count);
    }
    await expect.poll(() => counted(page)).toEqual(typedStates);
    await expectInWidth(page);
    await page.getByRole('button', { name: 'Bu ürünü al' }).tap();
    await page.getByRole('button', { name: 'Ürün Seç' }).tap();
    await page
      .getByRole('dialog', { name: 'Ürün Seç' })
      .getByRole('button', { name: /^Seç: / })
      .first()
      .tap();
    await page.getByRole('button', { name: 'Sonraki Sorun' }).tap();
    await expect(code(page, 4)).toBeFocused();
    await addButton(page, 3).tap();
    await expect(page.getByText('3/3 ürün sepete eklendi')).toBeVisible();
    await expectInWidth(page);
    expect(await rowsOf(page)).toEqual([['zz-0000', '1']]);
    // The basket's own screen says the same.
    await page.getByRole('main').getByRole('link', { name: 'Sepete Git' }).tap();
    const inBasket = page
      .getByRole('table', { name: 'Sepetiniz' })
      .getByRole('textbox', { name: /^Miktar: / });
    await expect(inBasket).toHaveCount(3);
    const counts = await inBasket.evaluateAll((fields) =>
      fields.map((one) => (one as HTMLInputElement).value),
    );
    expect(counts.toSorted()).toEqual(['2', '5', '6']);
    await expectInWidth(page);
  });
});

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

const isLookup = (url: URL) => url.pathname.endsWith('/search/autocompletev2');
const isAdding = (url: URL) => url.pathname.toLowerCase().endsWith('/basket/addproducts/');

test('QORD-06 QORD-08 a shop that is busy is waited for, one that is down asked again, and one that lies added to once', async ({
  page,
}) => {
  const before = await beginBasket(page);
  await page.goto('hizli-siparis');
  const asked: number[] = [];
  await page.route(isLookup, async (route) => {
    asked.push(Date.now());
    if (asked.length > 1) return route.continue();
    return route.fulfill({ status: 429, headers: { 'retry-after': '2' }, body: '' });
  });
  await list(page, 'KL-KA-6-UT 6');
  await expect(addButton(page, 1)).toBeVisible();
  const [refused = 0, again = 0] = asked;
  expect(asked).toHaveLength(2);
  expect(again - refused).toBeGreaterThanOrEqual(1900);
  await page.unroute(isLookup);

  await page.request.post('/__faults', {
    data: { kind: 'http-502', method: 'GET', path: '/search/autocompletev2' },
  });
  await list(page, '8690022903421 12');
  await expect.poll(() => counted(page)).toEqual(['Tümü 2', 'Hazır 1', 'Aranamadı 1']);
  await page.request.delete('/__faults');
  await page.getByRole('button', { name: 'Başarısızları Yeniden Dene' }).click();
  await expect(addButton(page, 2)).toBeVisible();

  // It adds, and says that it has failed.
  let posts = 0;
  await page.route(isAdding, async (route) => {
    posts += 1;
    await route.fetch();
    await route.fulfill({ status: 500, contentType: 'application/json', body: '{"Message":"Hata"}' });
  });
  await addButton(page, 2).click();
  const told = page.getByText('2/2 ürün sepete eklendi');
  const check = page.getByRole('button', { name: 'Durumu kontrol et' });
  await expect(told.or(check)).toBeVisible();
  if (await check.isVisible()) await check.click();
  await expect(told).toBeVisible();
  expect(await rowsOf(page)).toEqual([]);
  expect(await gainOf(page, before)).toEqual([6, 12]);
  expect(posts).toBe(1);
  await page.getByRole('button', { name: 'Geri Al' }).click();
  await expect(page.getByText('Eklenen ürünler geri alındı.')).toBeVisible();
  expect(await basketOf(page)).toEqual(before);
});

/** Whatever the browser keeps. */
const keptOf = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

test('QORD-01 QORD-09 a visitor signs in and comes back, a lost session keeps the rows, and nobody else sees them', async ({
  page,
  context,
}) => {
  await page.goto('hizli-siparis');
  await expect(page).toHaveURL(/\/spa\/login\?from=/);
  await fillLogin(page);
  await expect(page).toHaveURL(/\/spa\/hizli-siparis/);
  const rows = [
    ['KL-KA-6-UT', '6'],
    ['ZZ-0000', '3'],
  ];
  const write = () => list(page, rows.map((row) => row.join(' ')).join('\n'));
  await write();
  await expect.poll(() => rowsOf(page)).toEqual(rows);

  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/spa\/login\?from=/);
  await fillLogin(page);
  await expect(page).toHaveURL(/\/spa\/hizli-siparis/);
  await expect.poll(() => rowsOf(page)).toEqual(rows);

  await context.clearCookies();
  await page.reload();
  await fillLogin(page, demoAccount('stok'));
  await expect(code(page, 1)).toBeFocused();
  expect(await rowsOf(page)).toEqual([]);
  await write();
  await expect.poll(() => counted(page)).toEqual(['Tümü 2', 'Hazır 1', 'Bulunamadı 1']);
  // All of it is kept: only then it can be seen to go.
  await expect.poll(() => keptOf(page)).toContain('ZZ-0000');
  await page.getByRole('banner').getByRole('button', { name: 'Hüseyin Gündoğdu' }).click();
  await page.getByRole('link', { name: 'Çıkış', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bayi Girişi' })).toBeVisible();
  expect(await keptOf(page)).not.toContain('ZZ-0000');
  await signIn(page, demoAccount('stok'));
  await page.goto('hizli-siparis');
  await expect(code(page, 1)).toBeFocused();
  expect(await rowsOf(page)).toEqual([]);
});

test('QORD-09 what was changed a moment before signing out is not written after everything was forgotten', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('hizli-siparis');
  await list(page, 'ZZ-0000 3');
  await page.getByRole('banner').getByRole('button', { name: 'Ayşe Yıldırım' }).click();
  await expect(page.getByRole('link', { name: 'Çıkış', exact: true })).toBeVisible();
  await quantity(page, 1).evaluate((field) => {
    Reflect.set(HTMLInputElement.prototype, 'value', '4', field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    [...document.links].find(({ textContent }) => textContent === 'Çıkış')?.click();
  });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bayi Girişi' })).toBeVisible();
  expect(await keptOf(page)).not.toContain('ZZ-0000');
});
