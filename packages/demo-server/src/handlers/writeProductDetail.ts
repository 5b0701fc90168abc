import type { Catalogue, Product } from '../shop/catalogue/Catalogue.ts';
import { describeProduct } from '../shop/catalogue/describeProduct.ts';
import type { Wire } from './http.ts';
import { pictureUrl } from './pictureUrl.ts';
import { writeCategoryName } from './writeProductList.ts';
import { writeProduct } from './writeProduct.ts';
import type { Viewer } from './writeProduct.ts';

const views = ['Önden', 'Ayrıntı', 'Ambalaj', 'Ölçüler'];

/** A product as its own page carries it. */
export function writeProductDetail(
  product: Product,
  catalogue: Catalogue,
  viewer: Viewer,
): Wire['ProductDetail'] {
  return {
    stok: {
      ...writeProduct(product, viewer),
      images: views.map((name, index) => ({
        id: product.id * 10 + index + 1,
        name,
        smallUrl: pictureUrl(product, index + 1, 160),
        mediumUrl: pictureUrl(product, index + 1, 640),
      })),
      aciklama: describeProduct(catalogue, product, (one, view) => pictureUrl(one, view + 1, 480)),
    },
    category: writeCategoryName(catalogue, product.categoryId),
  };
}
