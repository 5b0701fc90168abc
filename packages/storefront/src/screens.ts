import { lazyScreen } from './lazyScreen.tsx';

export const Home = lazyScreen(async () => (await import('@vitrin/ui/screens/Home')).Home);
/** The code of the lists. */
export const loadList = () => import('./ListRoute.tsx');
export const ProductList = lazyScreen(async () => (await loadList()).ListRoute);
export const ProductDetail = lazyScreen(
  async () => (await import('@vitrin/ui/screens/ProductDetail')).ProductDetail,
);
