import type { QueryClient } from '@tanstack/react-query';
import { applicationQuery } from '@vitrin/api-client/application/application';
import { checkLoginQuery } from '@vitrin/api-client/session/checkLogin';
import { paths } from '@vitrin/ui/paths';
import { prefetchNavigation } from '@vitrin/ui/prefetch-navigation';
import type { ComponentProps } from 'react';
import { matchPath, Route, Routes, useNavigate, useParams } from 'react-router-dom';
import { Plain, Protected, Shop } from './layouts.tsx';
import type { AppRoute } from './AppRoute.ts';
import { lazyScreen } from './lazyScreen.tsx';
import { listRoutes } from './listRoutes.tsx';
import { Home, loadHome, loadProductDetail, ProductDetail } from './screens.ts';
import { withoutBase } from './withoutBase.ts';

const Basket = lazyScreen(async () => (await import('@vitrin/ui/screens/Basket')).Basket);
const Checkout = lazyScreen(async () => (await import('@vitrin/ui/screens/Checkout')).Checkout);
const CheckoutSuccess = lazyScreen(
  async () => (await import('@vitrin/ui/screens/CheckoutSuccess')).CheckoutSuccess,
);
const loadBrandIndex = () => import('@vitrin/ui/screens/BrandIndex');
const BrandIndex = lazyScreen(async () => (await loadBrandIndex()).BrandIndex);
const loadContent = () => import('@vitrin/ui/screens/Content');
const Content = lazyScreen(async () => (await loadContent()).Content);
const AccountInfo = lazyScreen(async () => (await import('@vitrin/ui/screens/AccountInfo')).AccountInfo);
const Payment = lazyScreen(async () => (await import('@vitrin/ui/screens/Payment')).Payment);
const PaymentSuccessRoute = lazyScreen(
  async () => (await import('./PaymentSuccessRoute.tsx')).PaymentSuccessRoute,
);
const ReportRoute = lazyScreen(async () => (await import('./ReportRoute.tsx')).ReportRoute);
const QrMenu = lazyScreen(async () => (await import('@vitrin/ui/screens/QrMenu')).QrMenu);
const NotFound = lazyScreen(async () => (await import('@vitrin/ui/screens/NotFound')).NotFound);

function ProductRoute() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return <ProductDetail productId={id} onAdded={() => void navigate(withoutBase(paths.basket.to()))} />;
}

function BasketRoute() {
  const navigate = useNavigate();
  return <Basket onCheckout={(id) => void navigate(withoutBase(paths.checkout.to(id)))} />;
}

function CheckoutRoute() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <Checkout
      orderId={id}
      // The checkout of a finished order must not be reached by Back.
      onFinished={(orderId) =>
        void navigate(withoutBase(paths.checkoutSuccess.to(orderId)), { replace: true })
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
        void navigate(withoutBase(paths.paymentSuccess.to(id, receiptId)), { replace: true })
      }
    />
  );
}

const ContentRoute = ({ variant }: Pick<ComponentProps<typeof Content>, 'variant'>) => (
  <Content pageId={useParams()['id'] ?? ''} variant={variant} />
);

const shopRoutes: readonly AppRoute[] = [
  {
    pattern: paths.home.pattern,
    element: <Home />,
    screen: Home,
    prefetch: async (queries, { identity }) => (await loadHome()).prefetchHome(queries, identity),
  },
  {
    pattern: paths.product.pattern,
    element: <ProductRoute />,
    screen: ProductDetail,
    prefetch: async (queries, { identity }, { params: { id = '' } }) =>
      (await loadProductDetail()).prefetchProduct(queries, identity, id),
  },
  ...listRoutes,
  {
    pattern: paths.brands.pattern,
    element: <BrandIndex />,
    screen: BrandIndex,
    prefetch: async (queries, { identity }) => (await loadBrandIndex()).prefetchBrands(queries, identity),
  },
  {
    pattern: paths.page.pattern,
    element: <ContentRoute variant="shop" />,
    screen: Content,
    prefetch: async (queries, { identity }, { params: { id = '' } }) =>
      (await loadContent()).prefetchPage(queries, identity, id),
  },
];

/** Only for visitors who are signed in. */
const memberRoutes: readonly AppRoute[] = [
  { pattern: paths.basket.pattern, element: <BasketRoute />, screen: Basket },
  {
    pattern: paths.checkoutSuccess.pattern,
    element: <CheckoutSuccessRoute />,
    screen: CheckoutSuccess,
    isNews: true,
  },
  { pattern: paths.account.pattern, element: <AccountInfo />, screen: AccountInfo },
  { pattern: paths.checkout.pattern, element: <CheckoutRoute />, screen: Checkout },
  { pattern: paths.payment.pattern, element: <PaymentRoute />, screen: Payment },
  {
    pattern: paths.paymentSuccess.pattern,
    element: <PaymentSuccessRoute />,
    screen: PaymentSuccessRoute,
    isNews: true,
  },
  {
    pattern: paths.report.pattern,
    element: <ReportRoute notFound={<NotFound />} />,
    screen: ReportRoute,
  },
];

function CheckoutSuccessRoute() {
  return <CheckoutSuccess orderId={useParams()['id'] ?? ''} />;
}

/** Without the shop around them. */
const plainRoutes: readonly AppRoute[] = [
  { pattern: paths.qrMenu.pattern, element: <QrMenu />, screen: QrMenu },
  { pattern: paths.loginPage.pattern, element: <ContentRoute variant="plain" />, screen: Content },
];

/** The route of an address below the site's own path. */
function findRoute(pathname: string) {
  for (const route of [...memberRoutes, ...shopRoutes, ...plainRoutes]) {
    const match = matchPath(route.pattern, pathname);
    if (match) return { route, params: match.params };
  }
  return undefined;
}

/** Fetches the code an address will need, ahead of being shown. */
export function warmRoute(address: string): void {
  findRoute(withoutBase(address.split(/[?#]/)[0] ?? ''))?.route.screen.warm();
}

/**
 * Fetches what the screen of an address asks for first, ahead of being shown: prices, stock and pages, which may be a moment
 * old; not the basket or the account's rows, which may not. Never rejects: the screen asks again for what failed, and tells.
 */
export async function prefetchData(queries: QueryClient, address: string): Promise<void> {
  const application = queries.getQueryData(applicationQuery().queryKey);
  const { pathname, searchParams: search } = new URL(address, location.origin);
  const found = findRoute(withoutBase(pathname));
  if (!application || !found) return;
  await found.route.prefetch?.(queries, application, { params: found.params, search }).catch(() => undefined);
}

/**
 * Fetches the code of an address, and what the shop around it and the screen itself ask for first, so that all of it can be
 * rendered at once. Never rejects: what could not be had is asked for again, and told, by what shows it.
 */
export async function prefetchRoute(
  queries: QueryClient,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  const found = findRoute(withoutBase(pathname));
  if (!found) return;
  const { route, params } = found;
  const ask = async () => {
    const check = queries.prefetchQuery(checkLoginQuery());
    const application = await queries.ensureQueryData(applicationQuery());
    // The header may come after what it stands above.
    void prefetchNavigation(queries, application.identity);
    await Promise.all([
      check,
      route.prefetch?.(queries, application, { params, search: new URLSearchParams(search) }),
    ]);
  };
  await Promise.allSettled([route.screen.load(), plainRoutes.includes(route) ? undefined : ask()]);
}

const toRoute = ({ pattern, element }: AppRoute) => <Route key={pattern} path={pattern} element={element} />;

/** Every address of the site. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<Shop />}>
      {shopRoutes.map(toRoute)}
      {memberRoutes.map((route) => {
        const { element, isNews } = route;
        // Nobody is known yet, so that it shows what it waits for.
        const pending = isNews ? null : element;
        return toRoute({ ...route, element: <Protected pending={pending}>{element}</Protected> });
      })}
      <Route path="*" element={<NotFound />} />
    </Route>
    <Route element={<Plain />}>{plainRoutes.map(toRoute)}</Route>
  </Routes>
);
