import type { Id } from '@vitrin/api-client/read/readId';

/** The four reports: the address part, which is also what the backend is asked for. */
export const reportTypes = ['genelhareket', 'hesapekstresi', 'siparislistesi', 'faturalistesi'] as const;
export type ReportType = (typeof reportTypes)[number];

/** What an address says behind its `?` when a link is made; what screens add for themselves is not here. */
interface QueryValues {
  q: string;
  fid: Id;
  /** Whole address to come back to. */
  from?: string;
}

/** An address of the site, and what holds for whatever stands there. */
export interface Route {
  /** Below the base path; `:name` is a parameter. */
  readonly path: `/${string}`;
  readonly query?: keyof QueryValues;
  /** A guest who comes to what is for members is sent to the login. */
  readonly enter: 'everybody' | 'members';
  /**
   * What stands around the screen: `shop` with the sidebar where the theme has one, `wide` never with it, `plain` nothing. The
   * login is `alone`: an application of its own, which is come to and left by a full load.
   */
  readonly layout: 'shop' | 'wide' | 'plain' | 'alone';
  /** Names the tab, before the name of the shop, which stands by itself where this is ''. */
  readonly title: string | undefined;
}

/** The screen names the tab (`usePageTitle`) after what it shows. */
const byScreen = undefined;

/**
 * Every address of the site. Links, router, tab, sidebar and who may enter are read from here. What stands there and what is
 * asked for it first is in the storefront's `screens.tsx`; what each has to prove (states, bytes) in `routes.proof.ts`, which
 * no page loads. Neither compiles without a row for each of these.
 */
export const routes = {
  home: { path: '/', enter: 'everybody', layout: 'shop', title: '' },
  product: { path: '/product/:id', enter: 'everybody', layout: 'shop', title: byScreen },
  catalog: { path: '/catalog/:id', enter: 'everybody', layout: 'shop', title: byScreen },
  category: { path: '/category/:id', enter: 'everybody', layout: 'shop', title: byScreen },
  search: { path: '/search', query: 'q', enter: 'everybody', layout: 'shop', title: byScreen },
  brand: { path: '/brand/:id/:categoryId', enter: 'everybody', layout: 'shop', title: byScreen },
  brands: { path: '/brand/all/', enter: 'everybody', layout: 'shop', title: 'Markalar' },
  allProducts: { path: '/productAll', enter: 'everybody', layout: 'wide', title: byScreen },
  page: { path: '/page/:id', enter: 'everybody', layout: 'shop', title: byScreen },
  basket: { path: '/basket/', enter: 'members', layout: 'shop', title: 'Sepetiniz' },
  quickOrder: { path: '/hizli-siparis', enter: 'members', layout: 'wide', title: 'Hızlı Sipariş' },
  bought: { path: '/aldiklarim', enter: 'members', layout: 'wide', title: 'Aldıklarım' },
  sharedList: { path: '/liste', enter: 'members', layout: 'wide', title: 'Paylaşılan Liste' },
  lists: { path: '/listelerim', enter: 'members', layout: 'wide', title: 'Listelerim' },
  openList: { path: '/listelerim/:id', enter: 'members', layout: 'wide', title: byScreen },
  reconcile: { path: '/mutabakat', enter: 'members', layout: 'wide', title: 'Mutabakat' },
  checkout: {
    path: '/checkout/:id',
    enter: 'members',
    layout: 'wide',
    title: 'Sipariş Teslimat & Ödeme Bilgileri',
  },
  checkoutSuccess: {
    path: '/checkout/success/:id',
    enter: 'members',
    layout: 'wide',
    title: 'Siparişiniz Başarıyla Oluşturuldu.',
  },
  payment: { path: '/payment', enter: 'members', layout: 'wide', title: 'Ödeme Sayfası (Tahsilat)' },
  paymentSuccess: {
    path: '/payment/success/:id',
    query: 'fid',
    enter: 'members',
    layout: 'wide',
    title: 'Ödemeniz Başarıyla Alınmıştır.',
  },
  report: { path: '/report/:type', enter: 'members', layout: 'wide', title: byScreen },
  account: { path: '/info/me', enter: 'members', layout: 'shop', title: 'Firma Bilgileri' },
  qrMenu: { path: '/qrmenu', enter: 'everybody', layout: 'plain', title: byScreen },
  loginPage: { path: '/apage/:id', enter: 'everybody', layout: 'plain', title: byScreen },
  login: { path: '/login', query: 'from', enter: 'everybody', layout: 'alone', title: 'Giriş Yapın' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
export const routeNames = Object.keys(routes) as readonly RouteName[];

type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in the path of a route, as an address says them. */
export type PathParams<N extends RouteName> = {
  readonly [Name in NamesIn<(typeof routes)[N]['path']>]: string;
};

/** What an address of a route is made with: its parameters (ids, and the type of a report), and what it says behind its `?`. */
export type AddressValues<N extends RouteName> = {
  readonly [Name in NamesIn<(typeof routes)[N]['path']>]: Name extends 'type' ? ReportType : Id;
} & ((typeof routes)[N] extends { readonly query: infer Query extends keyof QueryValues }
  ? Readonly<Pick<QueryValues, Query>>
  : unknown);
