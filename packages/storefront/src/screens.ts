import { paths } from '@vitrin/ui/paths';
import { lazyScreen, type LazyScreen } from './lazyScreen.ts';
import { withoutBase } from './withoutBase.ts';

export const Home = lazyScreen(async () => (await import('@vitrin/ui/screens/Home')).Home);
export const ProductList = lazyScreen(
  async () => (await import('@vitrin/ui/screens/ProductList')).ProductList,
);
export const ProductDetail = lazyScreen(
  async () => (await import('@vitrin/ui/screens/ProductDetail')).ProductDetail,
);

const entrances: readonly (readonly [{ readonly pattern: string }, Pick<LazyScreen<never>, 'warm'>])[] = [
  [paths.catalog, ProductList],
  [paths.category, ProductList],
  [paths.search, ProductList],
  [paths.allProducts, ProductList],
  [paths.product, ProductDetail],
];

/**
 * Fetches the screen of an address beside the shop that will show it, instead of after it. Only the screens most visits
 * begin with; the router, which knows the others, comes with the shop.
 */
export function warmEntrance(address: string): void {
  const path = withoutBase(address);
  if (path === paths.home.pattern) Home.warm();
  else entrances.find(([{ pattern }]) => path.startsWith(pattern.split(':')[0] ?? pattern))?.[1].warm();
}
