import { listParams } from '@vitrin/api-client/catalog/productList';
import { rangeParams } from '@vitrin/api-client/reports/reports';
import { writeQuery } from '@vitrin/api-client/calls/writeQuery';
import type { paths as contract } from '@vitrin/api-client/schema';
import { readCatalogQuery, resolveCatalogQuery } from '@vitrin/ui/catalog-query';
import { reportTypes, type paths } from '@vitrin/ui/paths';
import { chosenRange } from '@vitrin/ui/report-ranges';
import { readReportQuery } from '@vitrin/ui/report-query';
import type { Visit } from '../src/visit.ts';

/** What is asked for ahead of the application. */
export interface EarlyCall {
  /** Path of the contract, or of the shop's style sheet; `{id}` is the parameter of the route. */
  readonly path: keyof contract | '/application/defaultCss';
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  /** Asked only where a member was signed in the last time. */
  readonly isForMembers?: true;
  /** What the answer is for, as a preload says it; data where left out. */
  readonly as?: 'style';
}

/** An address, and what this device remembers of the last visit. */
export interface EarlyAddress {
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  readonly visit: Visit | undefined;
}

type CallsOf = (address: EarlyAddress) => readonly EarlyCall[];

const always =
  (...calls: EarlyCall[]): CallsOf =>
  () =>
    calls;
const member = (path: EarlyCall['path']) => always({ path, isForMembers: true });

/** A page of products in the order in which the screen will ask for it. */
function list(path: EarlyCall['path'], { search, visit }: EarlyAddress, q?: string): readonly EarlyCall[] {
  const asked = readCatalogQuery(search);
  // Without a visit before, the shop's settings are not known: only an address that says everything is sure.
  if (!visit && !(asked.field && asked.sort)) return [];
  const { inStock, ...query } = resolveCatalogQuery(asked, visit ?? { field: '', order: '', inStock: false });
  return [
    { path, query: { ...(q !== undefined && { q }), ...listParams({ ...query, inStockOnly: inStock }) } },
  ];
}

/** What stands at a route and its first calls. */
export interface EarlyScreen {
  /** End of the path of the screen's module. */
  readonly module: string;
  readonly calls: CallsOf;
  /** Stands alone, without the header of the shop. */
  readonly isPlain?: true;
}

const screen = (name: string, calls: CallsOf): EarlyScreen => ({
  module: `/screens/${name}/${name}.tsx`,
  calls,
});
const ofList = (calls: CallsOf): EarlyScreen => ({ module: '/storefront/src/ListRoute.tsx', calls });

/**
 * The routes whose first calls are known from the address alone. What is missing here is asked for by the application when it
 * runs, as everything would be without this table; `e2e/early.spec.ts` holds that what is here is what the application asks.
 */
export const earlyScreens: { readonly [Name in keyof typeof paths]?: EarlyScreen } = {
  home: screen('Home', always({ path: '/promotion/GetPromotion', query: { type: 10, viewType: 10 } })),
  allProducts: ofList((address) => list('/product/all/', address)),
  catalog: ofList((address) => list('/catalog/{id}', address)),
  category: ofList((address) => list('/catalog/{id}', address)),
  brand: ofList((address) => list('/brand/{id}/{categoryId}', address)),
  search: ofList((address) => list('/search/', address, writeQuery(address.search.get('q') ?? ''))),
  product: screen('ProductDetail', always({ path: '/product/{id}' })),
  brands: screen('BrandIndex', always({ path: '/brand/all' })),
  page: screen('Content', always({ path: '/page/{id}' })),
  basket: screen('Basket', member('/basket/')),
  checkout: screen('Checkout', member('/basket/checkout/{id}')),
  account: screen('AccountInfo', member('/info/me')),
  payment: screen('Payment', always()),
  report: {
    module: '/storefront/src/ReportRoute.tsx',
    calls: ({ params, search, visit }) => {
      const type = reportTypes.find((one) => one === params.type);
      if (!type || !visit) return [];
      const { start, end } = chosenRange(visit.person, type, readReportQuery(search));
      return [{ path: `/report/${type}`, query: rangeParams({ begin: start, end }), isForMembers: true }];
    },
  },
  qrMenu: { ...screen('QrMenu', always()), isPlain: true },
};

/** Who is asking: every screen within the shop asks it first. */
export const sessionCalls: readonly EarlyCall[] = [{ path: '/login/CheckLogin' }];

/** What the shop around a screen asks for. Last of all: a page is of use without it. */
export const frameCalls: readonly EarlyCall[] = [
  { path: '/application/defaultCss', as: 'style' },
  { path: '/categorymenu/get', isForMembers: true },
  { path: '/menu/', query: { id: 'menu.header' }, isForMembers: true },
  { path: '/application/getBasketProductCount', isForMembers: true },
];
