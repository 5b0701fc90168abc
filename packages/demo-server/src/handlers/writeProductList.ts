import type { Brand, Catalogue, Category, ListPage } from '../shop/catalogue/Catalogue.ts';
import type { Wire } from './http.ts';
import { shownPriceLists, writeProduct } from './writeProduct.ts';
import type { Viewer } from './writeProduct.ts';

/** What a list is of. */
export interface ListSubject {
  readonly title: string;
  readonly category?: Category;
  readonly brand?: Brand;
}

/** One page of products, with what its table may show to this visitor. */
export function writeProductList(
  page: ListPage,
  { title, category, brand }: ListSubject,
  viewer: Viewer,
): Wire['ProductList'] {
  const isDealer = viewer.actor !== undefined;
  const priceLists = shownPriceLists(viewer.priceList);
  const isSingle = priceLists.length === 1;
  return {
    stoks: page.products.map((product) => writeProduct(product, viewer)),
    multiPrice: isDealer && !isSingle,
    // Last to first, as the legacy backend sends them.
    fiyatAds: isDealer ? priceLists.toReversed() : null,
    showTemin: isDealer,
    showIskonto: isDealer,
    showAnlasmaFiyat: isDealer && !isSingle,
    noRecord: page.total === 0,
    markas: page.brands.map(({ id, name }) => ({
      id,
      ad: name,
      category: category ? { id: category.id, displayName: category.name } : 0,
    })),
    title,
    marka: brand ? { id: brand.id, ad: brand.name } : null,
    category: category ? { id: category.id, displayName: category.name } : null,
    pagerInfo: { totalRecords: page.total, pageNo: page.page, pageSize: page.pageSize },
  };
}

export const writeCategoryName = (catalogue: Catalogue, id: number): Wire['CategoryName'] | null => {
  const category = catalogue.categoryById(id);
  return category ? { id: category.id, displayName: category.name } : null;
};
