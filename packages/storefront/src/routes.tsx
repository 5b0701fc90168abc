import { paths } from '@vitrin/ui/paths';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { matchPath, Route, Routes, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Plain, Protected, Shop } from './layouts.tsx';
import { lazyScreen } from './lazyScreen.ts';
import { Home, ProductDetail, ProductList } from './screens.ts';
import { withoutBase } from './withoutBase.ts';

const Basket = lazyScreen(async () => (await import('@vitrin/ui/screens/Basket')).Basket);
const Checkout = lazyScreen(async () => (await import('@vitrin/ui/screens/Checkout')).Checkout);
const CheckoutSuccess = lazyScreen(
  async () => (await import('@vitrin/ui/screens/CheckoutSuccess')).CheckoutSuccess,
);
const BrandIndex = lazyScreen(async () => (await import('@vitrin/ui/screens/BrandIndex')).BrandIndex);
const Content = lazyScreen(async () => (await import('@vitrin/ui/screens/Content')).Content);
const AccountInfo = lazyScreen(async () => (await import('@vitrin/ui/screens/AccountInfo')).AccountInfo);
const Payment = lazyScreen(async () => (await import('@vitrin/ui/screens/Payment')).Payment);
const PaymentSuccess = lazyScreen(
  async () => (await import('@vitrin/ui/screens/PaymentSuccess')).PaymentSuccess,
);
const ReportRoute = lazyScreen(async () => (await import('./ReportRoute.tsx')).ReportRoute);
const QrMenu = lazyScreen(async () => (await import('@vitrin/ui/screens/QrMenu')).QrMenu);
const NotFound = lazyScreen(async () => (await import('@vitrin/ui/screens/NotFound')).NotFound);

const CatalogRoute = () => <ProductList source={{ type: 'catalog', id: useParams()['id'] ?? '' }} />;

function BrandRoute() {
  const { id = '', categoryId = '0' } = useParams();
  return <ProductList source={{ type: 'brand', id, categoryId }} />;
}

const SearchRoute = () => <ProductList source={{ type: 'search', q: useSearchParams()[0].get('q') ?? '' }} />;

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

function PaymentSuccessRoute() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  useEffect(() => {
    // The bank may have led its frame here: only our own pages frame us, and the whole window is meant.
    if (window.top && window.top !== window) window.top.location.replace(location.href);
  }, []);
  return (
    <PaymentSuccess
      paymentId={id}
      receiptId={params.get('fid') ?? ''}
      onReceipt={(address) => location.replace(address)}
    />
  );
}

const ContentRoute = ({ variant }: Pick<ComponentProps<typeof Content>, 'variant'>) => (
  <Content pageId={useParams()['id'] ?? ''} variant={variant} />
);

interface AppRoute {
  readonly pattern: string;
  readonly element: ReactNode;
  /** Whose code the address needs. */
  readonly screen: { readonly warm: () => void };
}

const shopRoutes: readonly AppRoute[] = [
  { pattern: paths.home.pattern, element: <Home />, screen: Home },
  { pattern: paths.product.pattern, element: <ProductRoute />, screen: ProductDetail },
  { pattern: paths.catalog.pattern, element: <CatalogRoute />, screen: ProductList },
  { pattern: paths.category.pattern, element: <CatalogRoute />, screen: ProductList },
  { pattern: paths.search.pattern, element: <SearchRoute />, screen: ProductList },
  { pattern: paths.brand.pattern, element: <BrandRoute />, screen: ProductList },
  { pattern: paths.brands.pattern, element: <BrandIndex />, screen: BrandIndex },
  { pattern: paths.page.pattern, element: <ContentRoute variant="shop" />, screen: Content },
  {
    pattern: paths.allProducts.pattern,
    element: <ProductList source={{ type: 'all' }} />,
    screen: ProductList,
  },
];

/** Only for visitors who are signed in. */
const memberRoutes: readonly AppRoute[] = [
  { pattern: paths.basket.pattern, element: <BasketRoute />, screen: Basket },
  {
    pattern: paths.checkoutSuccess.pattern,
    element: <CheckoutSuccessRoute />,
    screen: CheckoutSuccess,
  },
  { pattern: paths.account.pattern, element: <AccountInfo />, screen: AccountInfo },
  { pattern: paths.checkout.pattern, element: <CheckoutRoute />, screen: Checkout },
  { pattern: paths.payment.pattern, element: <PaymentRoute />, screen: Payment },
  { pattern: paths.paymentSuccess.pattern, element: <PaymentSuccessRoute />, screen: PaymentSuccess },
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

/** Fetches the code an address will need, ahead of being shown. */
export function warmRoute(address: string): void {
  const pathname = withoutBase(address.split(/[?#]/)[0] ?? '');
  [...memberRoutes, ...shopRoutes, ...plainRoutes]
    .find(({ pattern }) => matchPath(pattern, pathname))
    ?.screen.warm();
}

const toRoute = ({ pattern, element }: AppRoute) => <Route key={pattern} path={pattern} element={element} />;

/** Every address of the site. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<Shop />}>
      {shopRoutes.map(toRoute)}
      {memberRoutes.map((route) => toRoute({ ...route, element: <Protected>{route.element}</Protected> }))}
      <Route path="*" element={<NotFound />} />
    </Route>
    <Route element={<Plain />}>{plainRoutes.map(toRoute)}</Route>
  </Routes>
);
