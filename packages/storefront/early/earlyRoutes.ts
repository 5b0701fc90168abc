/** What is asked for ahead of the application. */
interface EarlyCall {
  /** Path of the backend; $1, $2 are what the pattern caught. */
  readonly address: string;
  /** With the page and order the address of the screen says. */
  readonly isList?: true;
  /** With the days of the report. */
  readonly isRanged?: true;
  /** Asked only where a member was signed in the last time. */
  readonly isForMembers?: true;
  /** What the answer is for, as a preload says it; data where left out. */
  readonly as?: 'style';
}

/** A screen, by the end of its module's path, and the first calls of its addresses (below /spa). */
export interface EarlyRoute {
  readonly pattern: string;
  readonly screen: string;
  readonly calls: readonly EarlyCall[];
  /** Stands alone, without the header of the shop. */
  readonly isBare?: true;
}

const check: EarlyCall = { address: '/login/CheckLogin' };

/** What the shop around a screen asks for. Last of all: a page is of use without it. */
export const furnitureCalls: readonly EarlyCall[] = [
  { address: '/application/defaultCss', as: 'style' },
  { address: '/categorymenu/get', isForMembers: true },
  { address: '/menu/?id=menu.header', isForMembers: true },
  { address: '/application/getBasketProductCount', isForMembers: true },
];

const list = (pattern: string, address: string): EarlyRoute => ({
  pattern,
  screen: '/storefront/src/ListRoute.tsx',
  calls: [check, { address, isList: true }],
});
const member = (address: string): readonly EarlyCall[] => [check, { address, isForMembers: true }];

const screen = (name: string) => `/screens/${name}/${name}.tsx`;

/**
 * The screens whose first calls are known from the address alone. What is missing here is asked for by the application when
 * it runs, as everything would be without this table.
 */
export const earlyRoutes: readonly EarlyRoute[] = [
  {
    pattern: '^/?$',
    screen: screen('Home'),
    calls: [check, { address: '/promotion/GetPromotion?type=10&viewType=10' }],
  },
  list('^/productAll/?$', '/product/all/'),
  list('^/(?:catalog|category)/(\\d+)/?$', '/catalog/$1'),
  list('^/brand/(\\d+)/(\\d+)/?$', '/brand/$1/$2'),
  list('^/search/?$', '/search/'),
  {
    pattern: '^/product/(\\d+)/?$',
    screen: screen('ProductDetail'),
    calls: [check, { address: '/product/$1' }],
  },
  { pattern: '^/brand/all/?$', screen: screen('BrandIndex'), calls: [check, { address: '/brand/all' }] },
  { pattern: '^/page/(\\d+)/?$', screen: screen('Content'), calls: [check, { address: '/page/$1' }] },
  { pattern: '^/basket/?$', screen: screen('Basket'), calls: member('/basket/') },
  { pattern: '^/checkout/(\\d+)/?$', screen: screen('Checkout'), calls: member('/basket/checkout/$1') },
  { pattern: '^/info/me/?$', screen: screen('AccountInfo'), calls: member('/info/me') },
  { pattern: '^/payment/?$', screen: screen('Payment'), calls: [check] },
  {
    pattern: '^/report/(genelhareket|hesapekstresi|siparislistesi|faturalistesi)/?$',
    screen: '/storefront/src/ReportRoute.tsx',
    calls: [check, { address: '/report/$1', isRanged: true, isForMembers: true }],
  },
  { pattern: '^/qrmenu/?$', screen: screen('QrMenu'), calls: [], isBare: true },
];
