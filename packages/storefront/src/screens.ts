import { lazyScreen } from './lazyScreen.ts';

export const Home = lazyScreen(async () => (await import('@vitrin/ui/screens/Home')).Home);
export const ProductList = lazyScreen(async () => (await import('./ListRoute.tsx')).ListRoute);
export const ProductDetail = lazyScreen(
  async () => (await import('@vitrin/ui/screens/ProductDetail')).ProductDetail,
);
