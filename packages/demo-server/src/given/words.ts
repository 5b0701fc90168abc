import type { OperationId } from './addresses.ts';

const lists = ['listCatalog', 'listCategory', 'listBrand', 'listAllProducts', 'listSearch'] as const;

/**
 * What stories call the calls. A product list is one thing on the screen, wherever it comes from; everything else is one
 * operation.
 */
export const words = {
  application: ['getApplication'],
  loginPage: ['getLoginPage'],
  checkLogin: ['checkLogin'],
  login: ['login'],
  menu: ['getMenu'],
  categories: ['getCategories'],
  promotion: ['getPromotion'],
  productSlider: ['getProductSlider'],
  productList: lists,
  suggestions: ['autocomplete'],
  product: ['getProduct'],
  stockLocations: ['getStockLocations'],
  brands: ['listBrands'],
  page: ['getPage'],
  basket: ['getBasket'],
  basketCount: ['getBasketCount'],
  addProduct: ['addProductToBasket'],
  addProducts: ['addProductsToBasket'],
  updateRow: ['updateBasketRow'],
  removeRow: ['removeBasketRow'],
  order: ['createOrder'],
  checkout: ['getCheckout'],
  finish: ['finishCheckout'],
  pay: ['pay'],
  instalments: ['getInstalments'],
  accountInfo: ['getAccountInfo'],
  movementReport: ['getMovementReport'],
  statementReport: ['getStatementReport'],
  orderReport: ['getOrderReport'],
  invoiceReport: ['getInvoiceReport'],
  invoiceDetail: ['getInvoiceDetail'],
  orderDetail: ['getOrderDetail'],
  deliveryNoteDetail: ['getDeliveryNoteDetail'],
  cariSearch: ['searchCari'],
  categoryIcon: ['updateCategoryIcon'],
  themeSave: ['updateLayout'],
  themeReset: ['resetLayout'],
} as const satisfies Record<string, readonly [OperationId, ...OperationId[]]>;

export type Word = keyof typeof words;
export type OperationsOf<W extends Word> = (typeof words)[W][number];
