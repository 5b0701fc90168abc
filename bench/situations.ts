import type { Browser } from 'playwright';
import type { Visitor } from './browser.ts';
import { pack, type Front } from './front.ts';
import { signIn } from './signIn.ts';

interface Page {
  readonly stoks: readonly { readonly id: number }[];
  readonly pagerInfo: object;
}
interface Statement {
  readonly data: readonly object[];
}

/** What the measured pages need to be asked for. */
export interface Prepared {
  /** A dealer who has been here before: signed in, the announcement put away, an empty cache. */
  readonly dealer: Visitor;
  /** The same with the theme editor. */
  readonly admin: Visitor;
  readonly orderId: string;
  readonly productId: string;
}

/** Fills the shop, makes lists, baskets and statements of every length from its own answers, and lets a dealer in. */
export async function prepare(browser: Browser, front: Front): Promise<Prepared> {
  const { origin, situations } = front;
  const cookie = await signIn(origin);
  const get = async (path: string): Promise<unknown> =>
    (await fetch(origin + path, { headers: { cookie } })).json();
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}`);
    return answer.text();
  };

  const pages: Page[] = [];
  for (let page = 1; page <= 21; page += 1)
    pages.push((await get(`/product/all/?page=${String(page)}&d=desc&f=id`)) as Page);
  const [first] = pages;
  const products = pages.flatMap(({ stoks }) => stoks);
  if (!first || products.length < 500) throw new Error('The shop has too few products.');
  const listOf = (count: number) => ({
    ...first,
    stoks: products.slice(0, count),
    pagerInfo: { totalRecords: count, pageNo: 1, pageSize: count },
  });
  for (const count of [16, 100, 500])
    situations.set(`list${String(count)}`, new Map([['/product/all/', pack(listOf(count))]]));
  front.files.set('/bench/list500.json', pack(listOf(500)));
  const shelf = pack({ title: 'Çok Satanlar', stoks: products.slice(0, 200) });
  const shelves = '/promotion/GetProductSlider';
  situations.set('shelf200', new Map([[`${shelves}?key=home.produtcs.level1&itemCount=0`, shelf]]));
  situations.set('shelves200', new Map([[shelves, shelf]]));

  const add = (from: number, to: number) =>
    post(
      '/basket/addproducts/',
      products.slice(from, to).map(({ id }) => ({ productId: id, adet: 1 })),
    );
  await add(0, 1);
  const { id: orderId } = (await get('/basket/')) as { id: number };
  await post('/basket/order2', { siparisId: orderId, aciklama: '' });
  situations.set(
    'checkout',
    new Map([['/basket/checkout/1', pack(await get(`/basket/checkout/${String(orderId)}`))]]),
  );
  await add(0, 20);
  situations.set('basket20', new Map([['/basket/', pack(await get('/basket/'))]]));
  await add(20, 500);
  const basket500 = pack(await get('/basket/'));
  situations.set('basket500', new Map([['/basket/', basket500]]));
  front.files.set('/bench/basket500.json', basket500);

  const { data } = (await get('/report/hesapekstresi?begin=2024.01.01&end=2030.01.01')) as Statement;
  for (const count of [1000, 5000, 50_000]) {
    const rows = Array.from({ length: count }, (_, index) => ({
      ...data[index % data.length],
      ID: index + 1,
    }));
    situations.set(`statement${String(count)}`, new Map([['/report/hesapekstresi', pack({ data: rows })]]));
  }

  return {
    dealer: await visit(browser, origin, cookie),
    admin: await visit(browser, origin, await signIn(origin, 'admin')),
    orderId: String(orderId),
    productId: String(products[0]?.id),
  };
}

/** Looks in once, so that this device remembers what it remembers of everybody who was here. */
async function visit(browser: Browser, origin: string, cookie: string): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'tr-TR' });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: origin }]);
  await context.addInitScript(() => localStorage.setItem('hide-modal-banner-40', 'true'));
  const page = await context.newPage();
  await page.goto(`${origin}/spa/productAll`);
  await page.locator('main input[data-quantity]').first().waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** The same visitor in a situation, and with something more remembered. */
export function inSituation(
  { cookies, origins }: Visitor,
  situation: string | undefined,
  remembered: Readonly<Record<string, string>> = {},
): Visitor {
  const [session] = cookies;
  if (!session) throw new Error('The dealer has no session.');
  const more = Object.entries(remembered).map(([name, value]) => ({ name, value }));
  return {
    cookies: situation ? [...cookies, { ...session, name: 'situation', value: situation }] : cookies,
    origins: origins.map((one) => ({ ...one, localStorage: [...one.localStorage, ...more] })),
  };
}
