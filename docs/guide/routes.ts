import type { paths } from '../../packages/ui/src/paths.ts';

/** Who may look at an address. */
export type Role = 'guest' | 'dealer' | 'delegated' | 'admin';

export interface RouteOfBook {
  /** The story branch of its screen: `Screens/Basket`. */
  readonly screen: string;
  /** Pieces of it with states of their own: `Features/Payment/CardPayment`. */
  readonly pieces?: readonly string[];
  readonly roles: readonly Role[];
  /** States it has to show besides `Default` and `Mobile`. */
  readonly states: readonly string[];
}

const everybody = ['guest', 'dealer', 'delegated', 'admin'] as const;
const members = ['dealer', 'delegated', 'admin'] as const;
const asks = ['Loading', 'Failed'] as const;

const list: RouteOfBook = {
  screen: 'Screens/ProductList',
  roles: everybody,
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
    'MobileLoading',
    'MobileFailed',
  ],
};
const content: RouteOfBook = {
  screen: 'Screens/Content',
  roles: everybody,
  states: [...asks, 'Empty', 'NotFound', 'Guest'],
};

/**
 * Every address of the site with what can be seen there, and `elsewhere` for all that is none: a new address does not
 * compile until it is here.
 */
export const routes: Readonly<Record<keyof typeof paths | 'elsewhere', RouteOfBook>> = {
  home: {
    screen: 'Screens/Home',
    roles: everybody,
    states: [...asks, 'Empty', 'Guest', 'Delegated', 'Admin', 'MobileLoading', 'MobileFailed'],
  },
  product: {
    screen: 'Screens/ProductDetail',
    roles: everybody,
    states: [
      ...asks,
      'NotFound',
      'LongContent',
      'Guest',
      'Delegated',
      'Admin',
      'OutOfStock',
      'MobileLoading',
      'MobileFailed',
    ],
  },
  basket: {
    screen: 'Screens/Basket',
    roles: members,
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
      'MobileLoading',
      'MobileFailed',
    ],
  },
  catalog: list,
  category: list,
  search: { ...list, pieces: ['Screens/ProductSearch'] },
  brand: list,
  allProducts: list,
  brands: { screen: 'Screens/BrandIndex', roles: everybody, states: [...asks, 'Empty', 'Guest'] },
  report: {
    screen: 'Screens/Report',
    pieces: ['Features/Reports/DocumentPanel'],
    roles: members,
    states: [...asks, 'Empty', 'LongContent', 'Many', 'Guest', 'Delegated', 'MixedCurrencies'],
  },
  page: content,
  loginPage: content,
  account: { screen: 'Screens/AccountInfo', roles: members, states: [...asks, 'Delegated'] },
  login: {
    screen: 'Screens/Login',
    roles: ['guest'],
    states: [...asks, 'Invalid', 'Submitting', 'Rejected', 'LongContent'],
  },
  checkout: {
    screen: 'Screens/Checkout',
    pieces: ['Screens/Checkout/CardCheckout', 'Features/Payment/CardPayment'],
    roles: members,
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
      'MobileLoading',
      'MobileFailed',
    ],
  },
  checkoutSuccess: {
    screen: 'Screens/CheckoutSuccess',
    roles: members,
    states: ['LongContent', 'Delegated'],
  },
  payment: {
    screen: 'Screens/Payment',
    pieces: ['Features/Payment/CardPayment'],
    roles: members,
    states: [
      ...asks,
      'Invalid',
      'Submitting',
      'Rejected',
      'OutcomeUnknown',
      'Delegated',
      'MobileLoading',
      'MobileFailed',
    ],
  },
  paymentSuccess: { screen: 'Screens/PaymentSuccess', roles: members, states: [] },
  qrMenu: {
    screen: 'Screens/QrMenu',
    roles: ['guest'],
    states: ['Editing', 'EditingMobile', 'HostileStorage'],
  },
  elsewhere: { screen: 'Screens/NotFound', roles: everybody, states: [] },
};
