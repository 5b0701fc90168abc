import { isPlainId, type Id } from '@vitrin/api-client/read/readId';

/** Where the application lives on the shop's origin. */
export const basePath = '/spa';

const part = (id: Id) => encodeURIComponent(String(id));

/** The four reports: the address part, which is also what the backend is asked for. */
export const reportTypes = ['genelhareket', 'hesapekstresi', 'siparislistesi', 'faturalistesi'] as const;
export type ReportType = (typeof reportTypes)[number];

/**
 * Every address of the site: the pattern its route matches below the base path, and a function that makes the whole
 * address (`/spa/basket/`), which works in a plain link, in a new tab and in `location.assign` alike. The storefront's
 * `navigate` takes the base path off again.
 */
export const paths = {
  home: { pattern: '/', to: () => `${basePath}/` },
  product: { pattern: '/product/:id', to: (id: Id) => `${basePath}/product/${part(id)}` },
  basket: { pattern: '/basket/', to: () => `${basePath}/basket/` },
  catalog: { pattern: '/catalog/:id', to: (id: Id) => `${basePath}/catalog/${part(id)}` },
  category: { pattern: '/category/:id', to: (id: Id) => `${basePath}/category/${part(id)}` },
  search: {
    pattern: '/search',
    to: (query: string) => `${basePath}/search?${new URLSearchParams({ q: query })}`,
  },
  brand: {
    pattern: '/brand/:id/:categoryId',
    to: (id: Id, categoryId: Id = 0) => `${basePath}/brand/${part(id)}/${part(categoryId)}`,
  },
  brands: { pattern: '/brand/all/', to: () => `${basePath}/brand/all/` },
  allProducts: { pattern: '/productAll', to: () => `${basePath}/productAll` },
  report: { pattern: '/report/:type', to: (type: ReportType) => `${basePath}/report/${type}` },
  page: { pattern: '/page/:id', to: (id: Id) => `${basePath}/page/${part(id)}` },
  loginPage: { pattern: '/apage/:id', to: (id: Id) => `${basePath}/apage/${part(id)}` },
  account: { pattern: '/info/me', to: () => `${basePath}/info/me` },
  login: {
    pattern: '/login',
    to: (from?: string) => `${basePath}/login${from ? `?${new URLSearchParams({ from })}` : ''}`,
  },
  checkout: { pattern: '/checkout/:id', to: (id: Id) => `${basePath}/checkout/${part(id)}` },
  checkoutSuccess: {
    pattern: '/checkout/success/:id',
    to: (id: Id) => `${basePath}/checkout/success/${part(id)}`,
  },
  payment: { pattern: '/payment', to: () => `${basePath}/payment` },
  paymentSuccess: {
    pattern: '/payment/success/:id',
    to: (id: Id, fid: Id) =>
      `${basePath}/payment/success/${part(id)}?${new URLSearchParams({ fid: String(fid) })}`,
  },
  qrMenu: { pattern: '/qrmenu', to: () => `${basePath}/qrmenu` },
} as const;

/** The drawing of a Font Awesome icon, by its set and its name. */
export const iconAddress = (style: string, name: string) => `${basePath}/icons/fa/${style}/${name}.svg`;

/** Whether a whole address is the login's, which is an application of its own; a slash at its end changes nothing. */
export const isLoginAddress = (href: string): boolean =>
  href.split(/[?#]/)[0]?.replace(/\/$/, '') === paths.login.to();

/** Pages of the legacy backend itself, outside the single-page application: a full load. */
export const serverPaths = {
  logout: () => '/login/logout',
  dealerApplication: () => '/bayibasvuru',
  /** Undefined where the id is none: an address may say anything, and this one is a page of the backend. */
  receipt: (id: Id) => (isPlainId(id) ? `/payment2/print/${part(id)}` : undefined),
  endDelegation: () => '/delegation/EndDelegation',
  /** A logo: settings name a file of the shop, the login page may name a whole address. */
  logo: (file: string) =>
    /^(https?:|\/)/i.test(file) ? file : `/image/show/?${new URLSearchParams({ fileName: file, size: '2' })}`,
} as const;

/**
 * The way back after signing in: only a path of this application on this origin is believed, everything else is null.
 * @param from what the address says, e.g. `/spa/basket/?a=1`; what is returned is a whole address too
 */
export function readReturnPath(from: string | null): string | null {
  if (!from) return null;
  const here = 'https://shop.invalid';
  const url = URL.canParse(from, here) ? new URL(from, here) : null;
  if (!url || url.origin !== here || !url.pathname.startsWith(`${basePath}/`)) return null;
  const path = url.pathname.slice(basePath.length);
  // `//host` would leave the origin wherever the base path is cut off.
  if (path.startsWith('//') || isLoginAddress(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
