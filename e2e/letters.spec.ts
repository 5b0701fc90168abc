import type { CDPSession, Page } from '@playwright/test';
import { isWhole, seed, tellPart } from '../checks/seededPart.ts';
import { rewriteAnswers } from './answerCalls.ts';
import { everyAddress } from './everyAddress.ts';
import { findFaults } from './findFaults.ts';
import { expect, test } from './fixtures.ts';
import { spread } from './faultMatrix/Cell.ts';
import { fillBasket, keepList, listProducts, placeOrder, sharedFragment, signIn } from './shop.ts';

const widths = [1440, 768, 375, 320];

/** The size of letters somebody has set in the browser. */
const setLetters = (session: CDPSession, size: number) =>
  session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });

/** WCAG 1.4.12, as somebody's own style sheet sets it. */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
    return undefined;
  });

const fragment = sharedFragment('Şantiye', ['KL-KA-6-UT\t12', 'OD-AV-45-39-BV\t3', 'YOK-1\t1']);

/** What would show nothing of itself while it is empty: fills it, and gives where it is then if elsewhere. */
const fill: Readonly<Record<string, (page: Page) => Promise<string | undefined>>> = {
  'basket/': async (page) => {
    await fillBasket(page, (await listProducts(page)).slice(0, 3));
    return undefined;
  },
  'checkout/1': async (page) => {
    await fillBasket(page, (await listProducts(page)).slice(0, 1));
    return `checkout/${await placeOrder(page)}`;
  },
  'product/1': async (page) => `product/${(await listProducts(page))[0]}`,
  liste: async () => `liste#${fragment}`,
  listelerim: async (page) => {
    await keepList(page, fragment);
    return undefined;
  },
  'listelerim/yok': (page) => keepList(page, fragment),
};

/** What is wrong at each width, by then laid out. */
async function faultsAt(page: Page, what: string, at = widths): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    for (const fault of await page.evaluate(findFaults)) faults.push(`${what}, ${width} px: ${fault}`);
  }
  return faults;
}

interface Look {
  readonly what: string;
  readonly width: number;
}

/** How a page is looked at, beyond the usual. The style sheet of spaced text stays, so that it comes last. */
const changes: Readonly<Record<string, (page: Page, session: CDPSession) => Promise<unknown>>> = {
  'letters of 20': (_page, session) => setLetters(session, 20),
  'letters of 24': (_page, session) => setLetters(session, 24),
  'letters of 32': (_page, session) => setLetters(session, 32),
  'forced colours': (page) => page.emulateMedia({ forcedColors: 'active' }),
  'text spacing': (page) => spaceOut(page),
};
const everyLook: readonly Look[] = Object.keys(changes).flatMap((what) =>
  widths.map((width) => ({ what, width })),
);

/** Of each address a tenth, and the hardest of all always. */
const chooseLooks = (address: string): readonly Look[] =>
  everyLook.filter(
    ({ what, width }) =>
      isWhole ||
      (what === 'letters of 32' && width === 320) ||
      spread(`${String(seed)} ${address} ${what} ${String(width)}`) % 10 === 0,
  );

test.beforeAll(() => {
  const chosen = everyAddress.flatMap(chooseLooks).length;
  tellPart(
    `letters, colours and spacing: ${everyAddress.length * everyLook.length} looks, ${chosen} of them taken, seed ${seed}`,
  );
});

for (const address of everyAddress) {
  test(`USE-22 at /${address} larger letters, spaced text and forced colours cut, hide and cover nothing`, async ({
    page,
  }) => {
    await signIn(page);
    await page.goto((await fill[address]?.(page)) ?? address);
    // Before it there is nothing that could be busy.
    await expect(page.getByRole('main')).not.toBeEmpty();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const session = await page.context().newCDPSession(page);
    const faults: string[] = [];
    for (const [what, looks] of Map.groupBy(chooseLooks(address), (look) => look.what)) {
      await setLetters(session, 16);
      await page.emulateMedia({ forcedColors: 'none' });
      await changes[what]?.(page, session);
      faults.push(
        ...(await faultsAt(
          page,
          what,
          looks.map(({ width }) => width),
        )),
      );
    }
    expect(faults).toEqual([]);
  });
}

test('USE-22 QORD-01 WARE-02 Hızlı Sipariş in large letters and spaced text: no number of its rows is cut, and nothing of its camera', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('hizli-siparis');
  await page.getByRole('button', { name: 'Yapıştır' }).click();
  await page
    .getByRole('textbox', { name: 'Ürün listesi' })
    .fill('KL-KA-6-UT 9999\nEV-GP-2-15-A 99999\nZZ-0 12');
  await page.getByRole('button', { name: 'Satırlara Aktar' }).click();
  const states = page.getByRole('group', { name: 'Duruma göre' });
  for (const state of ['Hazır 2', 'Bulunamadı 1'])
    await expect(states.getByRole('button', { name: state })).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const faults: string[] = [];
  for (const [what, change] of Object.entries(changes)) {
    await setLetters(session, 16);
    await change(page, session);
    for (const width of [768, 375]) {
      faults.push(...(await faultsAt(page, what, [width])));
      const cut = await page
        .getByRole('textbox', { name: /^Miktar: satır / })
        .evaluateAll((fields) =>
          fields
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map((field) => (field as HTMLInputElement).value),
        );
      faults.push(...cut.map((value) => `${what}, ${width} px: ${value} is cut`));
    }
  }
  // The rows are behind it, and no letter of it may go. Spaced text stays from above.
  await page.getByRole('button', { name: 'Kamera ile Tara' }).click();
  const camera = page.getByRole('dialog', { name: 'Kod Tara' });
  await expect(camera.getByRole('button', { name: 'Tekrar Dene' })).toBeEnabled();
  for (const size of [16, 24]) {
    await setLetters(session, size);
    faults.push(...(await faultsAt(page, `camera, spaced letters of ${size}`, [1440, 768, 375])));
  }
  expect(faults).toEqual([]);
});

for (const address of ['product', 'productAll', 'search?q=matkap', 'basket/']) {
  test(`USE-22 prices of a million neither cover each other nor widen /${address}`, async ({
    page,
    shop,
  }) => {
    await signIn(page);
    await rewriteAnswers(
      page,
      ['product', 'search', 'basket'].map((call) => `${shop.origin}/${call}/*`),
      (text) => text.replaceAll(/\d[\d.]*,\d{2}(?= (?:TL|USD|EUR|GBP))/g, '1.234.567,89'),
    );
    const [first = 0] = await listProducts(page);
    await fillBasket(page, [first]);
    await page.goto(address === 'product' ? `product/${first}` : address);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByText('1.234.567,89').first()).toBeAttached();
    expect(await faultsAt(page, 'a million')).toEqual([]);
  });
}
