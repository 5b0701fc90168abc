import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { routeNames, routes } from '@vitrin/ui/routes';
import { addressesOf } from './everyAddress.ts';
import { openForeignSite } from './foreignSite.ts';
import { holdObservers, textsComingLate } from './heldObservers.ts';
import { expect, test } from './fixtures.ts';
import { admin, dealer, signIn } from './shop.ts';

const isSignedIn = async (page: Page) => {
  const answer = await page.request.get('/application');
  return ((await answer.json()) as { isAuth: boolean }).isAuth;
};
const shopName = async (page: Page) => {
  const answer = await page.request.get('/application');
  const { settings } = (await answer.json()) as { settings: { firmaadi: string } };
  return settings.firmaadi;
};
/** Names that several buttons of a page have, and that do not say of what. */
const repeatedButtons = (page: Page) =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('button')].map(
      (button) => button.ariaLabel ?? button.textContent,
    );
    return names.filter((name, index) => names.indexOf(name) !== index && !name.includes(': '));
  });
/** What the breadcrumb says at an address, its parts one after the other; '' where it has none by design. */
const crumbs: readonly (readonly [address: RegExp, crumb: RegExp])[] = [
  [/^$|success|^qrmenu|^apage|^login/, /^$/],
  [/^(?:catalog|category)\//, /^Kategoriler.+/],
  [/^product\//, /^Kategoriler.+/],
  [/^search/, /^Arama Sonuçları$/],
  [/^brand\/\d/, /^Markalar.+/],
  [/^report\//, /^Raporlar.+/],
  [/^checkout\//, /^Sepetim.+/],
  [/^listelerim\/./, /^Listelerim.+/],
  [/^payment/, /^Ana Sayfa.+/],
  [/^page\//, /^Sayfalar/],
  [/^info/, /^Hesabım$/],
];
const trailOf = (page: Page) => page.getByRole('main').getByRole('navigation', { name: 'Sayfa yolu' });
/** Pages that have no footer by design. */
const withoutFooter = /^(?:login|apage)/;
const basketCount = async (page: Page) =>
  (await page.request.get('/application/getBasketProductCount')).text();

/** One address of each layout: what an administrator has besides belongs to what stands around a screen, not to the screen. */
const oneOfEachLayout = [...new Set(routeNames.map((name) => routes[name].layout))].flatMap((layout) =>
  addressesOf(routeNames.find((name) => routes[name].layout === layout) ?? 'home').slice(0, 1),
);

const addressesFor = (enter: 'everybody' | 'members') =>
  routeNames.filter((name) => routes[name].enter === enter).flatMap(addressesOf);
const [ofEverybody, ofMembers] = [addressesFor('everybody'), addressesFor('members')];

test('WARE-01 what runs beside the page reaches nothing, but for the reader of bar codes, which fetches itself', async ({
  request,
  shop,
}) => {
  const workers = readdirSync('packages/storefront/dist/assets').filter((name) =>
    /[.]worker-.*[.]js$/.test(name),
  );
  const policies = await Promise.all(
    workers.map(async (name) => {
      const answer = await request.get(`${shop.origin}/spa/assets/${name}`);
      return [name.replace(/[.].*/, ''), answer.headers()['content-security-policy']];
    }),
  );
  const trusted = "require-trusted-types-for 'script'";
  expect(Object.fromEntries(policies)).toEqual({
    pictureReader: `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; ${trusted}`,
    tableFile: `default-src 'none'; ${trusted}`,
  });
});

for (const [which, who, account, addresses] of [
  ['every address of everybody', 'a dealer', dealer, ofEverybody],
  ['every address of members', 'a dealer', dealer, ofMembers],
  ['an address of each layout', 'an administrator', admin, oneOfEachLayout],
] as const) {
  test(`${which} APP-01 opens by deep link and by reload, keeps to the page policy for ${who}, USE-01 calls its tab after what it shows, USE-16 no button says only what many do, LAY-09 a breadcrumb ends with where one is, and no text waits until one scrolls there`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await signIn(page, account);
    await holdObservers(page);
    const shop = await shopName(page);
    const titles = new Map<string, string>();
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.getByRole('main'), address).not.toBeEmpty();
      await expect(page.getByText('Sayfa Bulunamadı'), address).toBeHidden();
      const title = await page.title();
      titles.set(address, title);
      // Where nothing else is said, it is one word: the title of the screen.
      const crumb = crumbs.find(([at]) => at.test(address))?.[1];
      const trail = (await trailOf(page).allTextContents()).join('');
      if (crumb) expect(trail, address).toMatch(crumb);
      else expect(title, address).toBe(`${trail} – ${shop}`);
      await expect(trailOf(page).locator('[aria-current="page"]'), address).toHaveCount(trail === '' ? 0 : 1);
      expect(await repeatedButtons(page), address).toEqual([]);
      await expect(page.locator('footer'), address).toHaveCount(withoutFooter.test(address) ? 0 : 1);
      await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
      // React shows a part whose code came late up to 0.3 s after the rows: wait for what stands beside them.
      if (address.startsWith('report/'))
        await expect(
          page.getByRole('button', { name: 'Dışa Aktar' }).or(page.getByText('Kayıt Bulunamadı.')).first(),
          address,
        ).toBeVisible();
      expect(await textsComingLate(page), `${address}: comes late`).toEqual([]);
      await page.reload({ waitUntil: 'commit' });
      await expect(page.getByRole('main'), address).not.toBeEmpty();
    }
    if (addresses === ofMembers) expect(titles.get('report/hesapekstresi')).toBe(`Hesap Ekstresi – ${shop}`);
    else expect(titles.get('')).toBe(shop);
    if (addresses === ofEverybody)
      expect(titles.get('search?q=matkap')).toBe(`matkap – Arama Sonuçları – ${shop}`);
    const unnamed = [...titles].filter(([address, title]) => address !== '' && !title.endsWith(` – ${shop}`));
    expect(unnamed).toEqual([]);
  });
}

test('FAIL-05 text does not become markup but through the sanitiser, and nothing inline runs', async ({
  page,
  offences,
}) => {
  await page.goto('');
  await expect(page.getByRole('main')).toBeVisible();
  const outcome = await page.evaluate(async () => {
    const inline = document.createElement('script');
    const trustedTypes = Reflect.get(window, 'trustedTypes') as {
      createPolicy: (name: string, rules: object) => unknown;
    };
    const attempts = {
      innerHTML: () => (document.createElement('p').innerHTML = '<b>x</b>'),
      text: () => (inline.text = 'window.ran = 1'),
      policy: () => trustedTypes.createPolicy('other', {}),
    };
    const refused: string[] = [];
    for (const [name, act] of Object.entries(attempts)) {
      try {
        act();
      } catch {
        refused.push(name);
      }
    }
    inline.append('window.ran = 1');
    const style = document.createElement('style');
    style.textContent = '#root { display: none }';
    document.head.append(inline, style);
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    document.head.prepend(base);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return {
      refused,
      ran: Reflect.get(window, 'ran') as unknown,
      display: getComputedStyle(document.querySelector('#root') ?? document.body).display,
      base: document.baseURI,
    };
  });
  expect(outcome).toMatchObject({
    refused: ['innerHTML', 'text', 'policy'],
    ran: undefined,
    display: 'block',
  });
  expect(outcome.base).toBe(page.url());
  // That all of it was noticed is what makes an empty list of offences mean something.
  const noticed = offences.map(({ what }) => what).join('\n');
  for (const directive of ['require-trusted-types-for', 'trusted-types', 'style-src-elem', 'base-uri'])
    expect(noticed).toContain(directive);
  offences.length = 0;
});

test('the page policy names each thing it forbids', async ({ request }) => {
  const { 'content-security-policy': policy = '', ...headers } = (await request.get('')).headers();
  const all = Object.fromEntries(
    policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]),
  );
  expect(all).toMatchObject({
    'default-src': `'none'`,
    // The one piece of script in the page itself is named by its hash.
    'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/=]+'$/),
    'style-src': `'self'`,
    'frame-ancestors': `'self'`,
    'base-uri': `'none'`,
    'object-src': `'none'`,
    'form-action': `'self' https:`,
    'require-trusted-types-for': `'script'`,
    'trusted-types': 'vitrin-html vitrin-worker vitrin-service-worker',
    'worker-src': `'self'`,
  });
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(headers['permissions-policy']).toContain('geolocation=()');
});

test('another site can neither frame the shop nor do anything in it', async ({ page, baseURL, offences }) => {
  await signIn(page);
  const shop = new URL(baseURL ?? '').origin;
  const before = await basketCount(page);
  const changing = ['/login/logout', '/delegation/EndDelegation', '/basket/add/1?amount=3', '/basket/order2'];
  const site = await openForeignSite((path) =>
    path === '/form'
      ? `<form method="post" action="${shop}/basket/add/1?amount=3"><button>Tıkla</button></form>`
      : path === '/link'
        ? `<a href="${shop}/login/logout">Tıkla</a>`
        : `<iframe src="${shop}/spa/basket/"></iframe>${changing
            .map(
              (address) =>
                `<img src="${shop}${address}"><iframe src="${shop}${address}"></iframe><link rel="prefetch" href="${shop}${address}">`,
            )
            .join('')}`,
  );
  try {
    const answers = new Map<string, number[]>();
    page.on('response', (answer) => {
      const { pathname, origin } = new URL(answer.url());
      if (origin === shop) answers.set(pathname, [...(answers.get(pathname) ?? []), answer.status()]);
    });
    await page.goto(site.origin, { waitUntil: 'networkidle' });
    await page.evaluate(
      async ([origin, addresses]) => {
        for (const address of addresses) {
          for (const method of ['GET', 'POST'])
            await fetch(origin + address, { method, mode: 'no-cors', credentials: 'include' }).catch(
              () => undefined,
            );
          navigator.sendBeacon(origin + address, 'x');
        }
      },
      [shop, changing] as const,
    );
    for (const path of ['/form', '/link']) {
      await page.goto(site.origin + path);
      await page.getByText('Tıkla').click();
      await expect(page.getByText('did not come from a page of this shop')).toBeVisible();
    }
    for (const address of changing) {
      const statuses = answers.get(address.replace(/\?.*/, '')) ?? [];
      expect(statuses.length, address).toBeGreaterThan(0);
      expect(new Set(statuses), address).toEqual(new Set([403]));
    }
    expect(await isSignedIn(page)).toBe(true);
    expect(await basketCount(page)).toBe(before);
    // The browser says of the frame that its page refused; that is what this test wants.
    expect(offences.some(({ what }) => what.includes('frame-ancestors'))).toBe(true);
    offences.length = 0;
  } finally {
    site.close();
  }

  // The control: the same address, followed from a page of our own, signs out.
  await page.goto('');
  await page.evaluate(() => location.assign('/login/logout'));
  await expect.poll(() => isSignedIn(page)).toBe(false);
});

test('SAFE-02 an address whose id is another address shows that there is no such thing, and does nothing', async ({
  page,
}) => {
  await signIn(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/log(?:in%2f|in\/)?out/i.test(request.url()) && !request.isNavigationRequest())
      asked.push(request.url());
  });
  const found: Readonly<Record<string, string>> = {
    'product/..%2flogin%2flogout': 'Ürün bulunamadı veya artık satışta değil.',
    'product/..%2f..%2flogin%2flogout': 'Ürün bulunamadı veya artık satışta değil.',
    'page/..%2flogin%2flogout': 'Sayfa Bulunamadı',
  };
  for (const [address, words] of Object.entries(found)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
  }
  for (const address of [
    'catalog/..%2flogin%2flogout',
    'brand/1/..%2f..%2flogin%2flogout',
    'checkout/..%2f..%2flogin%2flogout',
  ]) {
    await page.goto(address);
    await expect(
      page
        .getByRole('main')
        .getByText(/bulunamadı/i)
        .first(),
    ).toBeVisible();
  }
  expect(asked).toEqual([]);
  expect(await isSignedIn(page)).toBe(true);
});

test('SAFE-10 what is typed, as a link in a mail is, signs nobody out', async ({ page }) => {
  await signIn(page);
  const answer = await page.goto('/login/logout');
  expect(answer?.status()).toBe(403);
  expect(await isSignedIn(page)).toBe(true);
});
