import { listParams } from '@vitrin/api-client/catalog/productList';
import { rangeParams } from '@vitrin/api-client/reports/reports';
import { writeQuery } from '@vitrin/api-client/calls/writeQuery';
import type { paths as contract } from '@vitrin/api-client/schema';
import { readCatalogQuery, resolveCatalogQuery } from '@vitrin/ui/catalog-query';
import { chosenRange } from '@vitrin/ui/report-ranges';
import { readReportQuery } from '@vitrin/ui/report-query';
import { reportTypes, type RouteName } from '@vitrin/ui/routes';
import type { Visit } from '../src/visit.ts';

/** What is asked for ahead of the application. */
export interface PreloadCall {
  /** Path of the contract, or of the shop's style sheet; `{id}` is the parameter of the route. */
  readonly path: keyof contract | '/application/defaultCss';
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  /** Asked only where a member was signed in the last time; what a screen for members asks always is. */
  readonly isForMembers?: true;
  /** What the answer is for, as a preload says it; data where left out. */
  readonly as?: 'style';
}

/** An address, and what this device remembers of the last visit. */
export interface PreloadAddress {
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  readonly visit: Visit | undefined;
}

type CallsOf = (address: PreloadAddress) => readonly PreloadCall[];

const always =
  (...calls: PreloadCall[]): CallsOf =>
  () =>
    calls;

/** A page of products in the order in which the screen will ask for it. */
function list(
  path: PreloadCall['path'],
  { search, visit }: PreloadAddress,
  q?: string,
): readonly PreloadCall[] {
  const asked = readCatalogQuery(search);
  // Without a visit before, the shop's settings are not known: only an address that says everything is sure.
  if (!visit && !(asked.field && asked.sort)) return [];
  const { inStock, ...query } = resolveCatalogQuery(asked, visit ?? { field: '', order: '', inStock: false });
  return [
    { path, query: { ...(q !== undefined && { q }), ...listParams({ ...query, inStockOnly: inStock }) } },
  ];
}

/**
 * What is known from the address alone of what its screen asks first. What is missing here is asked for by the application when
 * it runs, as everything would be without this table; `e2e/preload.spec.ts` holds that what is here is what the application asks.
 */
export const preloadCalls: { readonly [N in RouteName]?: CallsOf } = {
  home: always({ path: '/promotion/GetPromotion', query: { type: 10, viewType: 10 } }),
  allProducts: (address) => list('/product/all/', address),
  catalog: (address) => list('/catalog/{id}', address),
  category: (address) => list('/catalog/{id}', address),
  brand: (address) => list('/brand/{id}/{categoryId}', address),
  search: (address) => list('/search/', address, writeQuery(address.search.get('q') ?? '')),
  product: always({ path: '/product/{id}' }),
  brands: always({ path: '/brand/all' }),
  page: always({ path: '/page/{id}' }),
  basket: always({ path: '/basket/' }),
  checkout: always({ path: '/basket/checkout/{id}' }),
  account: always({ path: '/info/me' }),
  report: ({ params, search, visit }) => {
    const type = reportTypes.find((one) => one === params.type);
    if (!type || !visit) return [];
    const { start, end } = chosenRange(visit.person, type, readReportQuery(search));
    return [{ path: `/report/${type}`, query: rangeParams({ begin: start, end }) }];
  },
};

/** Who is asking: every screen within the shop asks it first. */
export const sessionCalls: readonly PreloadCall[] = [{ path: '/login/CheckLogin' }];

/** What the shop around a screen asks for. Last of all: a page is of use without it. */
export const frameCalls: readonly PreloadCall[] = [
  { path: '/application/defaultCss', as: 'style' },
  { path: '/categorymenu/get', isForMembers: true },
  { path: '/menu/', query: { id: 'menu.header' }, isForMembers: true },
  { path: '/application/getBasketProductCount', isForMembers: true },
];
