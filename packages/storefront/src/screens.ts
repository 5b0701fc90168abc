import { lazyScreen } from './lazyScreen.tsx';

/** The code of the first page. */
export const loadHome = () => import('@vitrin/ui/screens/Home');
export const Home = lazyScreen(async () => (await loadHome()).Home);
/** The code of the lists. */
export const loadList = () => import('./ListRoute.tsx');
export const ProductList = lazyScreen(async () => (await loadList()).ListRoute);
/** The code of a product's page. */
export const loadProductDetail = () => import('@vitrin/ui/screens/ProductDetail');
export const ProductDetail = lazyScreen(async () => (await loadProductDetail()).ProductDetail);
