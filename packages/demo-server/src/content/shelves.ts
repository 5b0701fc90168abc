import type { Assortment } from '../demoShop.ts';
import type { Product } from '../shop/catalogue/Catalogue.ts';
import { mixSeed } from '../shop/catalogue/random.ts';

/** A titled row of products. */
export interface Shelf {
  readonly title: string;
  readonly products: readonly Product[];
}

/** What a shelf holds when nobody asks for a number. */
export const shelfSize = 12;

/** A steady draw: the same products whenever it is asked. */
const draw = (products: readonly Product[], seed: number, count: number): readonly Product[] =>
  products
    .map((product) => ({ product, place: mixSeed(seed, product.id) }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ product }) => product);

/**
 * A shelf of the home page or of a product page by the legacy backend's key; undefined for a key nobody keeps.
 * @param count how many products at most.
 */
export function findShelf(key: string, assortment: Assortment, count = shelfSize): Shelf | undefined {
  const { catalogue } = assortment;
  // The newest part of the range is plenty for a dozen products, and quick to look through.
  const pool = catalogue.products.slice(-2000);
  switch (key) {
    case 'home.produtcs.level1':
      return {
        title: 'Çok Satanlar',
        products: draw(
          pool.filter((one) => one.stockTotal >= 50),
          1,
          count,
        ),
      };
    case 'home.produtcs.level2':
      return { title: 'Yeni Ürünler', products: catalogue.products.slice(-count).toReversed() };
    case 'home.produtcs.level3':
      return {
        title: 'Avantajlı Fiyatlar',
        products: draw(
          pool.filter((one) => one.dealerDiscount >= 30),
          3,
          count,
        ),
      };
    case 'home.produtcs.level4':
      return {
        title: 'Son Kalanlar',
        products: draw(
          pool.filter((one) => one.stockTotal > 0 && one.stockTotal < 10),
          4,
          count,
        ),
      };
    default:
      return findRelated(key, assortment, count);
  }
}

/** Shelves of a product page: other makes of the same thing, and what goes with it. */
function findRelated(key: string, { catalogue, related }: Assortment, count: number): Shelf | undefined {
  const [, kind, id] = /^product\.(alternatif|birlikte)\.(\d+)$/.exec(key) ?? [];
  if (!kind) return undefined;
  const product = catalogue.productById(Number(id));
  return kind === 'alternatif'
    ? { title: 'Alternatif Satanlar', products: product ? related.alternativesTo(product, count) : [] }
    : { title: 'Birlikte Satılanlar', products: product ? related.boughtWith(product, count) : [] };
}
