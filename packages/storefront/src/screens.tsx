import type { QueryClient } from '@tanstack/react-query';
import type { ListSource } from '@vitrin/api-client/catalog/productList';
import type { Application } from '@vitrin/api-client/application/application';
import { paths } from '@vitrin/ui/paths';
import type { PathParams, RouteName, routes } from '@vitrin/ui/routes';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyScreen, type LazyScreen } from './lazyScreen.tsx';
import { withoutBase } from './withoutBase.ts';

/** The routes whose screen the router shows: all but the login, which is an application of its own. */
export type ScreenName = {
  [N in RouteName]: (typeof routes)[N]['layout'] extends 'alone' ? never : N;
}[RouteName];

/** What stands at a route. */
interface RouteScreen<N extends ScreenName> {
  /** Whose code the route needs. */
  readonly screen: Pick<LazyScreen<never>, 'load' | 'warm'>;
  /** Wires the screen: what its address says, and what its questions upward mean here. */
  readonly show: (params: PathParams<N>, search: URLSearchParams) => ReactNode;
  /**
   * Asks for what the screen asks for first, ahead of being shown: prices, stock and pages, which may be a moment old; not the
   * basket or the account's rows, which may not.
   */
  readonly prefetch?: (
    queries: QueryClient,
    application: Application,
    params: PathParams<N>,
    search: URLSearchParams,
  ) => Promise<void>;
  /** The screen tells something without asking the shop: nothing of it is shown before it is known who is looking. */
  readonly asksNothing?: true;
}

const loadHome = () => import('@vitrin/ui/screens/Home');
const Home = lazyScreen(async () => (await loadHome()).Home);
const loadProductDetail = () => import('@vitrin/ui/screens/ProductDetail');
const ProductDetail = lazyScreen(async () => (await loadProductDetail()).ProductDetail);
const loadList = () => import('./ListRoute.tsx');
const ProductList = lazyScreen(async () => (await loadList()).ListRoute);
const loadBrandIndex = () => import('@vitrin/ui/screens/BrandIndex');
const BrandIndex = lazyScreen(async () => (await loadBrandIndex()).BrandIndex);
const loadContent = () => import('@vitrin/ui/screens/Content');
const Content = lazyScreen(async () => (await loadContent()).Content);
const Basket = lazyScreen(() => import('@vitrin/ui/screens/Basket').then((screen) => screen.Basket));
const Checkout = lazyScreen(() => import('@vitrin/ui/screens/Checkout').then((screen) => screen.Checkout));
const CheckoutSuccess = lazyScreen(() =>
  import('@vitrin/ui/screens/CheckoutSuccess').then((screen) => screen.CheckoutSuccess),
);
const AccountInfo = lazyScreen(() =>
  import('@vitrin/ui/screens/AccountInfo').then((screen) => screen.AccountInfo),
);
const Payment = lazyScreen(() => import('@vitrin/ui/screens/Payment').then((screen) => screen.Payment));
const PaymentSuccess = lazyScreen(() =>
  import('./PaymentSuccessRoute.tsx').then((screen) => screen.PaymentSuccessRoute),
);
const Report = lazyScreen(() => import('./ReportRoute.tsx').then((screen) => screen.ReportRoute));
const QrMenu = lazyScreen(() => import('@vitrin/ui/screens/QrMenu').then((screen) => screen.QrMenu));
const QuickOrder = lazyScreen(() =>
  import('@vitrin/ui/screens/QuickOrder').then((screen) => screen.QuickOrder),
);
const SharedList = lazyScreen(() =>
  import('@vitrin/ui/screens/SharedList').then((screen) => screen.SharedList),
);
const OpenList = lazyScreen(() => import('@vitrin/ui/screens/OpenList').then((screen) => screen.OpenList));
const Lists = lazyScreen(() => import('@vitrin/ui/screens/Lists').then((screen) => screen.Lists));
const Bought = lazyScreen(() => import('@vitrin/ui/screens/Bought').then((screen) => screen.Bought));
const Reconcile = lazyScreen(() => import('@vitrin/ui/screens/Reconcile').then((screen) => screen.Reconcile));

/** What stands at every address that is none. */
export const NotFound = lazyScreen(() =>
  import('@vitrin/ui/screens/NotFound').then((screen) => screen.NotFound),
);

/** A list of products: what its address names is what is shown, and what is asked for ahead. */
const listOf = <N extends ScreenName>(
  sourceOf: (params: PathParams<N>, search: URLSearchParams) => ListSource,
): RouteScreen<N> => ({
  screen: ProductList,
  show: (params, search) => <ProductList source={sourceOf(params, search)} />,
  prefetch: async (queries, application, params, search) =>
    (await loadList()).prefetchList(queries, application, sourceOf(params, search), search),
});

/** What stands at each route of the site (`routes` in @vitrin/ui). */
export const screens: { readonly [N in ScreenName]: RouteScreen<N> } = {
  home: {
    screen: Home,
    show: () => <Home />,
    prefetch: async (queries, { identity }) => (await loadHome()).prefetchHome(queries, identity),
  },
  product: {
    screen: ProductDetail,
    show: ({ id }) => <ProductRoute id={id} />,
    prefetch: async (queries, { identity }, { id }) =>
      (await loadProductDetail()).prefetchProduct(queries, identity, id),
  },
  catalog: listOf(({ id }) => ({ type: 'catalog', id })),
  category: listOf(({ id }) => ({ type: 'catalog', id })),
  search: listOf((_params, search) => ({ type: 'search', q: search.get('q') ?? '' })),
  brand: listOf(({ id, categoryId }) => ({ type: 'brand', id, categoryId })),
  brands: {
    screen: BrandIndex,
    show: () => <BrandIndex />,
    prefetch: async (queries, { identity }) => (await loadBrandIndex()).prefetchBrands(queries, identity),
  },
  allProducts: listOf(() => ({ type: 'all' })),
  page: {
    screen: Content,
    show: ({ id }) => <Content pageId={id} variant="shop" />,
    prefetch: async (queries, { identity }, { id }) =>
      (await loadContent()).prefetchPage(queries, identity, id),
  },
  basket: { screen: Basket, show: () => <BasketRoute /> },
  quickOrder: { screen: QuickOrder, show: () => <QuickOrder /> },
  sharedList: { screen: SharedList, show: () => <SharedListRoute /> },
  lists: { screen: Lists, show: () => <Lists /> },
  openList: { screen: OpenList, show: ({ id }) => <OpenList listId={id} /> },
  reconcile: { screen: Reconcile, show: () => <Reconcile /> },
  checkout: { screen: Checkout, show: ({ id }) => <CheckoutRoute id={id} /> },
  checkoutSuccess: {
    screen: CheckoutSuccess,
    show: ({ id }) => <CheckoutSuccess orderId={id} />,
    asksNothing: true,
  },
  payment: { screen: Payment, show: () => <PaymentRoute /> },
  paymentSuccess: {
    screen: PaymentSuccess,
    show: ({ id }, search) => <PaymentSuccess paymentId={id} receiptId={search.get('fid') ?? ''} />,
    asksNothing: true,
  },
  report: { screen: Report, show: ({ type }) => <Report type={type} notFound={<NotFound />} /> },
  account: { screen: AccountInfo, show: () => <AccountInfo /> },
  qrMenu: { screen: QrMenu, show: () => <QrMenu /> },
  loginPage: { screen: Content, show: ({ id }) => <Content pageId={id} variant="plain" /> },
  bought: { screen: Bought, show: () => <Bought /> },
};

function ProductRoute({ id }: { id: string }) {
  const navigate = useNavigate();
  return <ProductDetail productId={id} onAdded={() => void navigate(withoutBase(paths.basket.to()))} />;
}

function SharedListRoute() {
  const { hash } = useLocation();
  return <SharedList fragment={hash.slice(1)} />;
}

function BasketRoute() {
  const navigate = useNavigate();
  return <Basket onCheckout={(id) => void navigate(withoutBase(paths.checkout.to({ id })))} />;
}

function CheckoutRoute({ id }: { id: string }) {
  const navigate = useNavigate();
  return (
    <Checkout
      orderId={id}
      // The checkout of a finished order must not be reached by Back.
      onFinished={(finished) =>
        void navigate(withoutBase(paths.checkoutSuccess.to({ id: finished })), { replace: true })
      }
    />
  );
}

function PaymentRoute() {
  const navigate = useNavigate();
  return (
    <Payment
      // The form of a payment that was taken must not be reached by Back.
      onPaid={({ id, receiptId }) =>
        void navigate(withoutBase(paths.paymentSuccess.to({ id, fid: receiptId })), { replace: true })
      }
    />
  );
}
