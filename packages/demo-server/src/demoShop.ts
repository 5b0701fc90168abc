import { createContent } from './content/createContent.ts';
import type { Content } from './content/createContent.ts';
import { createShop } from './shop/Shop.ts';
import type { Shop, ShopOptions } from './shop/Shop.ts';
import type { Catalogue } from './shop/catalogue/Catalogue.ts';
import { createCatalogue } from './shop/catalogue/createCatalogue.ts';
import { createProductLists } from './shop/catalogue/createProductLists.ts';
import type { ProductLists } from './shop/catalogue/createProductLists.ts';
import { createRelatedProducts } from './shop/catalogue/createRelatedProducts.ts';
import type { RelatedProducts } from './shop/catalogue/createRelatedProducts.ts';
import { createSearchIndex } from './shop/catalogue/createSearchIndex.ts';
import type { SearchIndex } from './shop/catalogue/createSearchIndex.ts';
import { createMemoryStore } from './store/memoryStore.ts';

/** The goods and every way to find them. Never changes, so shops may share it. */
export interface Assortment {
  readonly catalogue: Catalogue;
  readonly search: SearchIndex;
  readonly lists: ProductLists;
  readonly related: RelatedProducts;
}

/** A shop with all that a backend needs around it. */
export interface DemoShop extends Shop, Assortment {
  readonly content: Content;
}

/** @param products how many, 200 to 50,000. */
export function createAssortment(products: number): Assortment {
  const catalogue = createCatalogue({ products });
  const search = createSearchIndex(catalogue);
  return {
    catalogue,
    search,
    lists: createProductLists(catalogue, search),
    related: createRelatedProducts(catalogue),
  };
}

/** Opens a shop over an assortment, in memory unless a store is given. */
export function createDemoShop(
  assortment: Assortment,
  options: Omit<ShopOptions, 'catalogue' | 'products'> = {},
): DemoShop {
  const store = options.store ?? createMemoryStore();
  const shop = createShop({ ...options, store, catalogue: assortment.catalogue });
  return { ...assortment, ...shop, content: createContent(store, shop.now) };
}
