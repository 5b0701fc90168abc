import { isPlainId, type Id } from '@vitrin/api-client/read/readId';
import { routeNames, routes, type AddressValues, type Route, type RouteName } from './routes.ts';

/** Where the application lives on the shop's origin. */
export const basePath = '/spa';

const part = (id: Id) => encodeURIComponent(String(id));

/** Nothing for an address without values; where it has optional ones only, all of them may be left out. */
type Asked<V> = [keyof V] extends [never] ? [] : object extends V ? [values?: V] : [values: V];

type Paths = { readonly [N in RouteName]: { readonly to: (...values: Asked<AddressValues<N>>) => string } };

type Values = Readonly<Record<string, Id | undefined>>;

/** The whole address of any route, for lists of addresses: which values its path names, only `paths` has the compiler hold. */
export function addressOf(name: RouteName, values: Values): string {
  const { path, query }: Route = routes[name];
  const address = basePath + path.replaceAll(/:(\w+)/g, (_match, each: string) => part(values[each] ?? ''));
  if (query === undefined || values[query] === undefined) return address;
  const value = String(values[query]);
  if (query !== 'from') return `${address}?${new URLSearchParams({ [query]: value })}`;
  // What stands behind a # no server is told, here neither: a shared list stands there.
  const [sent = '', ...rest] = value.split('#');
  return [`${address}?${new URLSearchParams({ from: sent })}`, ...rest].join('#');
}

const made: { [N in RouteName]?: { readonly to: (values?: Values) => string } } = {};
for (const name of routeNames) made[name] = { to: (values = {}) => addressOf(name, values) };

/**
 * Makes the whole address of each route (`/spa/basket/`), which works in a plain link, in a new tab and in `location.assign`
 * alike. The storefront's `navigate` takes the base path off again.
 */
export const paths = made as Paths;

const shapes = routeNames.map((name) => {
  const path = routes[name].path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '');
  return { name, shape: new RegExp(`^${path}/*$`, 'i') };
});

/**
 * The route a path leads to; undefined where no screen answers it.
 * @param path below the base path, without what stands behind `?` and `#`
 */
export const routeOf = (path: string): RouteName | undefined =>
  shapes.find(({ shape }) => shape.test(path))?.name;

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
