import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerAll } from '../cases/answerAll.ts';
import { keepDraft } from '../drafts.ts';
import { type Identity, identityKey } from '../identity.ts';
import { categoriesQuery, readCategories } from '../navigation/categories.ts';
import { showCategoryIcon } from '../theming/categoryIcon.ts';
import { accountQuery } from '../account/account.ts';
import { applicationQuery } from '../application/application.ts';
import { addProductsMutation } from '../basket/addToBasket.ts';
import { basketCountQuery } from '../basket/basketCount.ts';
import { basketKey } from '../basket/basketKey.ts';
import { basketQuery, readBasketNow } from '../basket/basket.ts';
import { orderMutation } from '../basket/order.ts';
import { brandsQuery } from '../brands/brands.ts';
import { productListQuery } from '../catalog/productList.ts';
import { checkoutQuery, readCheckoutNow } from '../checkout/checkout.ts';
import { finishMutation } from '../checkout/finish.ts';
import { pageQuery } from '../content/page.ts';
import { cariSearchQuery } from '../delegation/companies.ts';
import { delegateMutation } from '../delegation/delegate.ts';
import { productSliderQuery } from '../home/productSlider.ts';
import { promotionsQuery } from '../home/promotions.ts';
import { menuQuery } from '../navigation/menu.ts';
import { instalmentsQuery } from '../payment/instalments.ts';
import { productQuery } from '../product/product.ts';
import { stockLocationsQuery } from '../product/stockLocations.ts';
import { documentQuery } from '../reports/document.ts';
import { invoicesQuery, movementsQuery, ordersQuery, statementQuery } from '../reports/reports.ts';
import { autocompleteQuery } from '../search/suggestions.ts';
import { checkLoginQuery } from '../session/checkLogin.ts';
import { loginMutation } from '../session/login.ts';
import { loginPageQuery } from '../session/loginPage.ts';
import { saveThemeMutation } from '../theming/theme.ts';

interface Options {
  readonly queryKey: QueryKey;
  readonly retry?: unknown;
  readonly networkMode?: unknown;
  readonly gcTime?: number;
}

const range = { begin: '2026-03-01', end: '2026-03-31' };
const page = { page: 1, field: 'ad', sort: 'asc', inStockOnly: false } as const;
const instalments = { price: 10, addsCommission: false, cardNumber: '4111112233445566' };

const perIdentity: Record<string, (identity: Identity) => Options> = {
  account: accountQuery,
  autocomplete: (identity) => autocompleteQuery(identity, 'çekiç', true),
  basket: basketQuery,
  basketCount: basketCountQuery,
  brands: brandsQuery,
  cariSearch: (identity) => cariSearchQuery(identity, 'ışık'),
  categories: categoriesQuery,
  checkout: (identity) => checkoutQuery(identity, 88),
  document: (identity) => documentQuery(identity, 'invoice', 'F1'),
  instalments: (identity) => instalmentsQuery(identity, instalments),
  invoices: (identity) => invoicesQuery(identity, range),
  list: (identity) => productListQuery(identity, { type: 'catalog', id: 7 }, page),
  menu: (identity) => menuQuery(identity, 'menu.header'),
  movements: (identity) => movementsQuery(identity, range),
  orders: (identity) => ordersQuery(identity, range),
  page: (identity) => pageQuery(identity, 1),
  product: (identity) => productQuery(identity, 5),
  promotions: (identity) => promotionsQuery(identity, 10),
  slider: (identity) => productSliderQuery(identity, 'home.produtcs.level1'),
  statement: (identity) => statementQuery(identity, range),
  stockLocations: (identity) => stockLocationsQuery(identity, 5),
};
const establishing: Record<string, () => Options> = {
  application: applicationQuery,
  checkLogin: checkLoginQuery,
  loginPage: loginPageQuery,
};

beforeEach(() => void answerAll(() => Promise.reject(new TypeError('offline'))));
const merve: Identity = { isAuth: true, member: 'Merve Kaya', isDelegated: false, delegatedCompany: '' };
const identities: readonly Identity[] = [
  merve,
  { ...merve, isDelegated: true },
  { ...merve, isDelegated: true, delegatedCompany: 'Işık Elektrik' },
  { ...merve, member: 'Ahmet', isDelegated: true, delegatedCompany: 'Işık Elektrik' },
  { isAuth: true, member: '', isDelegated: true, delegatedCompany: 'Merve Kaya' },
  { isAuth: true, member: 'guest', isDelegated: false, delegatedCompany: '' },
  { isAuth: false, member: '', isDelegated: false, delegatedCompany: '' },
];

test('every identity has a key of its own, and so has nobody', () => {
  const keys = [...identities, undefined].map(identityKey);
  expect(new Set(keys).size).toBe(keys.length);
});

describe.each(Object.entries(perIdentity))('%s', (_, query) => {
  test('belongs to the member and the company acted for', () => {
    const roots = identities.map((identity) => query(identity).queryKey[0]);
    expect(roots).toEqual(identities.map(identityKey));
  });
});

const all = Object.entries({ ...perIdentity, ...establishing }).map(([name, query]) => ({ name, query }));

describe.each(all)('$name', ({ query }) => {
  test('is retried by the client alone and waits for no connection', () => {
    expect(query(merve)).toMatchObject({ retry: false, networkMode: 'always' });
  });

  test('shares its key with no other read', () => {
    const keys = all.map((other) => JSON.stringify(other.query(merve).queryKey));
    expect(keys.filter((key) => key === JSON.stringify(query(merve).queryKey))).toHaveLength(1);
  });
});

test('the reads that establish the identity belong to nobody yet', () => {
  const roots = Object.values(establishing).map((query) => query().queryKey[0]);
  expect(roots).toEqual(['unknown', 'unknown', 'unknown']);
});

test('everything of the basket lies under one key', () => {
  for (const query of [basketQuery, basketCountQuery]) {
    expect(query(merve).queryKey.slice(0, 2)).toEqual(basketKey(merve));
  }
});

test.each([
  ['the category of that id', 7, ['fa-solid fa-bolt', '', '']],
  ['nobody, where it is saved under nothing', '', ['', '', '']],
])('CAT-04 an icon is shown by %s', async (_, iconId, icons) => {
  const queries = new QueryClient();
  const { queryKey } = categoriesQuery(merve);
  queries.setQueryData(queryKey, readCategories({ items: [{ stokNotId: 7 }, { stokNotId: null }, {}] }));
  await showCategoryIcon(queries, iconId, 'fa-solid fa-bolt');
  expect(queries.getQueryData(queryKey)?.map(({ icon }) => icon)).toEqual(icons);
});

describe.each([
  {
    what: 'the checkout of an order',
    bodies: [{ toplamTutarTL: 10 }, { notFound: true }],
    now: false,
    watch: (queries: QueryClient) => new QueryObserver(queries, checkoutQuery(merve, 7)).subscribe(() => {}),
    read: (queries: QueryClient): Promise<unknown> =>
      readCheckoutNow(queries, merve, 7).then(({ isNotFound }) => !isNotFound),
  },
  {
    what: 'the basket',
    bodies: [
      { id: 7, products: [] },
      { id: 8, products: [] },
    ],
    now: 8,
    watch: (queries: QueryClient) => new QueryObserver(queries, basketQuery(merve)).subscribe(() => {}),
    read: (queries: QueryClient): Promise<unknown> => readBasketNow(queries, merve).then(({ id }) => id),
  },
])('FAIL-02 $what, read for a write', ({ bodies, now, watch, read }) => {
  /** A screen that has asked for it, and a shop that answers each request when told to: the first with what was before. */
  async function openScreen() {
    const queries = new QueryClient();
    const answers: (() => void)[] = [];
    answerAll(
      (request) =>
        new Promise((resolve, reject) => {
          const body = bodies[Math.min(answers.length, 1)];
          answers.push(() => resolve(Response.json(body)));
          request.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    const leave = watch(queries);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    return { answers, leave, read: () => read(queries), isRead: () => queries.isFetching() === 0 };
  }

  test('is read to its end, also when its screen is left', async () => {
    const screen = await openScreen();
    screen.answers[0]?.();
    await vi.waitFor(() => expect(screen.isRead()).toBe(true));
    const reading = screen.read();
    await vi.waitFor(() => expect(screen.answers).toHaveLength(2));
    screen.leave();
    screen.answers[1]?.();
    await expect(reading).resolves.toEqual(now);
  });

  test('is asked for anew, as an answer on its way may be older than the write', async () => {
    const screen = await openScreen();
    const reading = screen.read();
    await vi.waitFor(() => expect(screen.answers).toHaveLength(2));
    screen.answers.forEach((answer) => answer());
    await expect(reading).resolves.toEqual(now);
    screen.leave();
  });

  test('is never what was known before, for whoever waited for a read that was dropped', async () => {
    const screen = await openScreen();
    screen.answers[0]?.();
    await vi.waitFor(() => expect(screen.isRead()).toBe(true));
    const readings = [screen.read(), screen.read()];
    await vi.waitFor(() => expect(screen.answers).toHaveLength(3));
    screen.answers.forEach((answer) => answer());
    await expect(Promise.all(readings)).resolves.toEqual([now, now]);
    screen.leave();
  });
});

test('an id from an address and one from an answer are the same', () => {
  const list = (id: string | number) => productListQuery(merve, { type: 'catalog', id }, page).queryKey;
  expect(list('7')).toEqual(list(7));
  expect(productQuery(merve, '5').queryKey).toEqual(productQuery(merve, 5).queryKey);
});

test('PAYM-11 the key of the instalments holds no card number, and no answer is kept', () => {
  const { queryKey, gcTime } = instalmentsQuery(merve, instalments);
  expect(JSON.stringify(queryKey)).not.toContain('33445566');
  expect([gcTime, loginMutation().gcTime]).toEqual([0, 0]);
});

test('REPT-01 no report is kept for when its range is chosen again', () => {
  for (const query of [movementsQuery, statementQuery, ordersQuery, invoicesQuery]) {
    expect(query(merve, range)).toMatchObject({ staleTime: 0, gcTime: 0 });
  }
});

test('FAIL-02 writes are never repeated and never wait to be sent later', () => {
  for (const mutation of [
    orderMutation,
    finishMutation,
    loginMutation,
    delegateMutation,
    saveThemeMutation,
  ]) {
    expect(mutation()).toMatchObject({ retry: false, networkMode: 'always' });
  }
});

/** A shop with 15 of a product whose adds answer with an error page. */
const silent = () => {
  const reads: string[] = [];
  answerAll(async ({ method, url }) => {
    if (method === 'POST') return new Response('<!doctype html><title>Hata</title>');
    reads.push(new URL(url).pathname);
    return url.endsWith('/basket/')
      ? Response.json({ id: 88, products: [{ rowId: 1, stokId: 50, miktarF: '15' }] })
      : Response.json(0);
  });
  const queries = new QueryClient();
  const add = (quantity: number) =>
    queries
      .getMutationCache()
      .build(queries, addProductsMutation(merve))
      .execute([{ productId: 50, quantity }])
      .then(
        () => 'added',
        (error: unknown) => error,
      );
  return { queries, add, reads, rows: basketQuery(merve), count: basketCountQuery(merve) };
};

describe('FAIL-02 an add whose answer says nothing', () => {
  const unknown = { kind: 'unreadable', isOutcomeUnknown: true };

  test('was not done where the basket has as much as it had', async () => {
    const { queries, add, rows } = silent();
    await queries.fetchQuery(rows);
    expect(await add(12)).toMatchObject(unknown);
  });

  test('was done where the basket, empty by its count, has it now', async () => {
    const { queries, add, count, reads } = silent();
    await queries.fetchQuery(count);
    expect(await add(15)).toBe('added');
    expect(reads).toEqual(['/application/getBasketProductCount', '/basket/']);
  });

  test('is open where the basket has changed since it was read, and is not asked for in vain', async () => {
    const { queries, add, count, reads } = silent();
    await queries.fetchQuery(count);
    await queries.invalidateQueries({ queryKey: basketKey(merve) });
    expect(await add(15)).toMatchObject(unknown);
    expect(reads).toHaveLength(1);
  });
});

describe('FAIL-02 DELG-03 a change of the company whose answer is lost', () => {
  const own = { isAuth: true, memberDisplayName: 'Merve Kaya', settings: {} };
  const delegated = { ...own, isDelegated: true, delegatedCompanyDisplayName: 'Işık Elektrik' };

  /** Changes it in a shop that says afterwards whom it acts for. */
  const change = async (said: () => Response) => {
    const answers = [() => Response.json(own), said];
    let changes = 0;
    answerAll(async ({ url }) => {
      if (new URL(url).pathname === '/application') return answers.shift()?.() ?? said();
      if (new URL(url).pathname === '/delegation/DelegateToUser/') changes += 1;
      throw new TypeError('broken');
    });
    const queries = new QueryClient();
    await queries.fetchQuery(applicationQuery());
    const outcome = await queries
      .getMutationCache()
      .build(queries, delegateMutation())
      .execute(902)
      .then(
        () => 'changed',
        (error: unknown) => error,
      );
    expect(changes).toBe(1);
    return outcome;
  };

  test('was done where the shop acts for another company', async () => {
    expect(await change(() => Response.json(delegated))).toBe('changed');
  });

  test('was not done where it acts for the same', async () => {
    expect(await change(() => Response.json(own))).toMatchObject({ kind: 'offline' });
  });

  test('counts as done where it does not say', async () => {
    expect(await change(() => new Response('<!doctype html><title>Hata</title>'))).toBe('changed');
  });
});

test('FAIL-03 a read nobody waits for any more is aborted', async () => {
  const asked: Request[] = [];
  answerAll((request) => {
    asked.push(request);
    return new Promise(() => {});
  });
  const queries = new QueryClient();
  const query = basketQuery(merve);
  const outcome = queries.fetchQuery(query).catch((error: unknown) => error);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await queries.cancelQueries({ queryKey: query.queryKey });
  await outcome;
  expect(asked[0]?.signal.aborted).toBe(true);
});

test('without a connection a read fails instead of waiting for one', async () => {
  const error = await new QueryClient().fetchQuery(basketQuery(merve)).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ kind: 'offline' });
});

/** What the key begins with when GET /application is asked now. */
const keysOf = async (queries: QueryClient) => {
  const { identity } = await queries.fetchQuery({ ...applicationQuery(), staleTime: 0 });
  return identityKey(identity);
};

test('USE-07 who is acted for stays who it was in a tab, until it is certainly another', async () => {
  const delegated = {
    isAuth: true,
    memberDisplayName: 'Merve',
    isDelegated: true,
    delegatedCompanyDisplayName: 'Işık',
  };
  const accounts = [undefined, 'İzmir', 'İzmir', 'Bursa'];
  answerAll(async ({ url }) => {
    if (new URL(url).pathname === '/application') return Response.json({ ...delegated, settings: {} });
    const city = accounts.shift();
    return city === undefined
      ? new Response('', { status: 500 })
      : Response.json({ cari: {}, adresler: [{ adres: city }] });
  });
  const tab = new QueryClient();
  const unread = await keysOf(tab);
  expect(await keysOf(tab)).toBe(unread);
  const another = new QueryClient();
  const read = await keysOf(another);
  expect(read).not.toBe(unread);
  expect(await keysOf(another)).not.toBe(read);
});

test('APP-11 an answer that finds the session over has what was typed kept, before it is shown', async () => {
  const kept: boolean[] = [];
  const queries = new QueryClient();
  const answers = [merve, merve, { isAuth: false, member: '', isDelegated: false, delegatedCompany: '' }];
  answerAll(async () => {
    const { isAuth = false, member = '' } = answers.shift() ?? {};
    return Response.json({ isAuth, memberDisplayName: member, settings: {} });
  });
  const options = { ...applicationQuery(), staleTime: 0 };
  const stop = keepDraft('typed', () => {
    kept.push(queries.getQueryData(options.queryKey)?.identity.isAuth === true);
    return undefined;
  });
  for (let asked = 0; asked < 3; asked += 1) await queries.fetchQuery(options);
  expect(kept).toEqual([true]);
  expect(queries.getQueryData(options.queryKey)?.identity.isAuth).toBe(false);
  stop();
});
