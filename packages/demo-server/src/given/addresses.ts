import type { operations, paths } from '@vitrin/api-client/schema';

export type OperationId = keyof operations;

type Method = 'get' | 'post' | 'delete';

/** The addresses of an operation, as far as the contract agrees: another operation's address does not compile. */
type AddressOf<Id extends OperationId> = {
  [Path in keyof paths]: {
    [M in Method]: paths[Path][M] extends operations[Id]
      ? operations[Id] extends paths[Path][M]
        ? readonly [M, Path]
        : never
      : never;
  }[Method];
}[keyof paths];

/** Where every operation of the contract is asked. */
export const addresses: { readonly [Id in OperationId]: AddressOf<Id> } = {
  getApplication: ['get', '/application'],
  getDefaultCss: ['get', '/application/defaultCss'],
  getImage: ['get', '/image/show/'],
  getFavicon: ['get', '/favicon/{file}'],
  getLoginPage: ['get', '/login'],
  checkLogin: ['get', '/login/CheckLogin'],
  login: ['post', '/login/spa'],
  logout: ['get', '/login/logout'],
  getDealerApplication: ['get', '/bayibasvuru'],
  submitDealerApplication: ['post', '/bayibasvuru'],
  getMenu: ['get', '/menu/'],
  getCategories: ['get', '/categorymenu/get'],
  getPromotion: ['get', '/promotion/GetPromotion'],
  getProductSlider: ['get', '/promotion/GetProductSlider'],
  listCatalog: ['get', '/catalog/{id}'],
  listCategory: ['get', '/category/{id}'],
  listBrand: ['get', '/brand/{id}/{categoryId}'],
  listAllProducts: ['get', '/product/all/'],
  listSearch: ['get', '/search/'],
  autocomplete: ['get', '/search/autocompletev2'],
  getProduct: ['get', '/product/{id}'],
  getStockLocations: ['get', '/product/stoklokasyon'],
  listBrands: ['get', '/brand/all'],
  getPage: ['get', '/page/{id}'],
  getBasket: ['get', '/basket/'],
  getBasketCount: ['get', '/application/getBasketProductCount'],
  addProductToBasket: ['post', '/basket/add/{productId}'],
  addProductsToBasket: ['post', '/basket/addproducts/'],
  updateBasketRow: ['post', '/basket/updatebasket/'],
  removeBasketRow: ['delete', '/basket/removeProduct/{rowId}'],
  createOrder: ['post', '/basket/order2'],
  getCheckout: ['get', '/basket/checkout/{id}'],
  finishCheckout: ['post', '/basket/checkout2/{id}'],
  pay: ['post', '/payment2'],
  getInstalments: ['get', '/payment2/PaynetRatio'],
  printReceipt: ['get', '/payment2/print/{id}'],
  getAccountInfo: ['get', '/info/me'],
  getMovementReport: ['get', '/report/genelhareket'],
  getStatementReport: ['get', '/report/hesapekstresi'],
  getOrderReport: ['get', '/report/siparislistesi'],
  getInvoiceReport: ['get', '/report/faturalistesi'],
  getInvoiceDetail: ['get', '/Report/faturadetay/{belgeNo}'],
  getOrderDetail: ['get', '/Report/siparisdetay/{belgeNo}'],
  getDeliveryNoteDetail: ['get', '/Report/irsaliyedetay/{belgeNo}'],
  searchCari: ['get', '/search/cari'],
  delegateToUser: ['get', '/delegation/DelegateToUser/'],
  endDelegation: ['get', '/delegation/EndDelegation'],
  updateCategoryIcon: ['post', '/admin/theme/updateCategoryIcon'],
  updateLayout: ['post', '/admin/theme/updatelayout'],
  resetLayout: ['delete', '/admin/theme/resetLayout'],
};
