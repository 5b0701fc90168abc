import type { AddressValues, RouteName } from './routes.ts';

/** Who may look at a screen. */
export type Role = 'guest' | 'dealer' | 'delegated' | 'admin';

/** What a cold load may transfer, brotli KiB. */
export interface Budget {
  readonly jsKiB: number;
  readonly cssKiB: number;
  /** Before pictures: the page, its files, and what it asks the backend. */
  readonly requests: number;
  /** Those of them that go to the backend. */
  readonly calls: number;
}

/** What is loaded when somebody goes on. */
interface LaterBudget extends Budget {
  /** Whose code that is: files below `packages/ui/src/`. */
  readonly modules: readonly string[];
}

/** What a screen has to show, and may weigh. */
export interface ScreenProof {
  /** Its folder in `screens/`, which is its story branch. */
  readonly screen: string;
  /** Story branches of pieces of it with states of their own: `Features/Payment/CardPayment`. */
  readonly pieces?: readonly string[];
  /** States it has to show besides `Default` and `Mobile`. */
  readonly states: readonly string[];
}

interface RouteProof<N extends RouteName> extends ScreenProof {
  /** Who sees it differently, where that is not everybody who may enter. */
  readonly roles?: readonly Role[];
  readonly budget: Budget;
  readonly later?: Readonly<Record<string, LaterBudget>>;
  /** Where tests go, of what every fresh demo shop has; the first one is where they go once. */
  readonly examples: readonly AddressValues<N>[];
}

const asks = ['Loading', 'Failed'] as const;
const onPhone = ['MobileLoading', 'MobileFailed'] as const;

const plainPage: Budget = { jsKiB: 125, cssKiB: 10, requests: 22, calls: 8 };

const list = {
  screen: 'ProductList',
  states: [
    ...asks,
    'Empty',
    'LongContent',
    'Many',
    'Guest',
    'Delegated',
    'Admin',
    'ThreePrices',
    'OutOfStock',
    'HostileTheme',
    ...onPhone,
  ],
  budget: { jsKiB: 135, cssKiB: 13, requests: 22, calls: 8 },
};
const content = {
  screen: 'Content',
  states: [...asks, 'Empty', 'NotFound', 'Guest'],
  budget: plainPage,
};

/**
 * What each route has to prove: the states its screen shows in Storybook, what it may weigh, and the addresses that tests go to.
 * Read by the guide, the byte check, the bench and the journeys; no page loads it.
 */
export const proofs: { readonly [N in RouteName]: RouteProof<N> } = {
  home: {
    screen: 'Home',
    states: [...asks, 'Empty', 'Guest', 'Delegated', 'Admin', ...onPhone],
    budget: { jsKiB: 130, cssKiB: 13, requests: 24, calls: 8 },
    later: {
      'scrolled down': {
        modules: ['screens/Home/LowerBlocks.tsx'],
        jsKiB: 150,
        cssKiB: 13,
        requests: 32,
        calls: 13,
      },
    },
    examples: [{}],
  },
  product: {
    screen: 'ProductDetail',
    states: [...asks, 'NotFound', 'LongContent', 'Guest', 'Delegated', 'Admin', 'OutOfStock', ...onPhone],
    budget: { jsKiB: 150, cssKiB: 13, requests: 32, calls: 10 },
    examples: [{ id: 1 }],
  },
  catalog: { ...list, examples: [{ id: 1 }] },
  category: { ...list, examples: [{ id: 1 }] },
  search: { ...list, pieces: ['Screens/ProductSearch'], examples: [{ q: 'matkap' }] },
  brand: { ...list, examples: [{ id: 101, categoryId: 0 }] },
  brands: {
    screen: 'BrandIndex',
    states: [...asks, 'Empty', 'Guest'],
    budget: plainPage,
    examples: [{}],
  },
  allProducts: { ...list, examples: [{}] },
  page: { ...content, examples: [{ id: 'hakkimizda' }] },
  basket: {
    screen: 'Basket',
    states: [
      ...asks,
      'Empty',
      'LongContent',
      'Many',
      'Guest',
      'Delegated',
      'Admin',
      'OverStock',
      'TwoCurrencies',
      ...onPhone,
    ],
    budget: { jsKiB: 135, cssKiB: 13, requests: 26, calls: 8 },
    examples: [{}],
  },
  quickOrder: {
    screen: 'QuickOrder',
    states: [...asks, 'Empty', 'LongContent', 'Many', 'Guest', 'Result', 'MobileLoading'],
    budget: { jsKiB: 140, cssKiB: 13, requests: 26, calls: 8 },
    examples: [{}],
  },
  bought: {
    screen: 'Bought',
    states: [...asks, 'Empty', 'LongContent', 'Many', 'Guest'],
    budget: { jsKiB: 140, cssKiB: 13, requests: 26, calls: 8 },
    examples: [{}],
  },
  sharedList: {
    screen: 'SharedList',
    states: [...asks, 'LongContent', 'Invalid', 'Guest'],
    budget: { jsKiB: 140, cssKiB: 13, requests: 26, calls: 8 },
    examples: [{}],
  },
  lists: {
    screen: 'Lists',
    states: [...asks, 'Empty', 'LongContent', 'Many', 'Guest'],
    budget: { ...plainPage, jsKiB: 138, cssKiB: 12, requests: 26 },
    examples: [{}],
  },
  openList: {
    screen: 'OpenList',
    states: [...asks, 'NotFound', 'Empty', 'LongContent', 'Many', 'Guest'],
    budget: { ...plainPage, jsKiB: 140, cssKiB: 13, requests: 26 },
    examples: [{ id: 'yok' }],
  },
  reconcile: {
    screen: 'Reconcile',
    states: [...asks, 'Empty', 'LongContent', 'Many', 'Guest', 'Result', 'MobileResult', 'Print'],
    budget: { jsKiB: 140, cssKiB: 13, requests: 26, calls: 8 },
    examples: [{}],
  },
  checkout: {
    screen: 'Checkout',
    pieces: ['Screens/Checkout/CardCheckout', 'Features/Payment/CardPayment'],
    states: [
      ...asks,
      'NotFound',
      'Disabled',
      'Invalid',
      'Submitting',
      'Rejected',
      'Guest',
      'Delegated',
      'Admin',
      ...onPhone,
    ],
    budget: { jsKiB: 135, cssKiB: 13, requests: 30, calls: 8 },
    examples: [{ id: 1 }],
  },
  checkoutSuccess: {
    screen: 'CheckoutSuccess',
    states: ['LongContent', 'Delegated'],
    budget: { ...plainPage, calls: 7 },
    examples: [{ id: 1 }],
  },
  payment: {
    screen: 'Payment',
    pieces: ['Features/Payment/CardPayment'],
    states: [...asks, 'Invalid', 'Submitting', 'Rejected', 'OutcomeUnknown', 'Delegated', ...onPhone],
    // With what it is for, where documents were chosen to be paid.
    budget: { jsKiB: 140, cssKiB: 13, requests: 32, calls: 7 },
    examples: [{}],
  },
  paymentSuccess: {
    screen: 'PaymentSuccess',
    states: [],
    // It also asks what has become of the payment.
    budget: { ...plainPage, jsKiB: 130, calls: 7 },
    examples: [{ id: 1, fid: 1 }],
  },
  report: {
    screen: 'Report',
    pieces: ['Features/Reports/DocumentPanel'],
    states: [...asks, 'Empty', 'LongContent', 'Many', 'Guest', 'Delegated', 'MixedCurrencies'],
    budget: { jsKiB: 140, cssKiB: 13, requests: 32, calls: 8 },
    later: {
      'date picker open': {
        modules: ['primitives/DateRangePicker/RangePanel.tsx'],
        jsKiB: 195,
        cssKiB: 14,
        requests: 36,
        calls: 8,
      },
    },
    examples: [
      { type: 'hesapekstresi' },
      { type: 'genelhareket' },
      { type: 'siparislistesi' },
      { type: 'faturalistesi' },
    ],
  },
  account: {
    screen: 'AccountInfo',
    states: [...asks, 'Delegated'],
    budget: plainPage,
    examples: [{}],
  },
  qrMenu: {
    screen: 'QrMenu',
    roles: ['guest'],
    states: ['Editing', 'EditingMobile', 'HostileStorage'],
    budget: { ...plainPage, cssKiB: 11, calls: 2 },
    examples: [{}],
  },
  loginPage: { ...content, examples: [{ id: 'gizlilik' }] },
  login: {
    screen: 'Login',
    roles: ['guest'],
    states: [...asks, 'Invalid', 'Submitting', 'Rejected', 'LongContent'],
    budget: { jsKiB: 90, cssKiB: 8, requests: 6, calls: 1 },
    examples: [{}],
  },
};

/** What stands at every address that is none. */
export const elsewhere: ScreenProof = { screen: 'NotFound', states: [] };
