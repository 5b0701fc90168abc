import { brandPlans } from './brands.ts';
import { buildCategories } from './buildCategories.ts';
import type { Catalogue, Product, Warehouse } from './Catalogue.ts';
import { createProduct, firstProductId } from './createProduct.ts';
import { families } from './families/families.ts';

const warehouses: readonly Warehouse[] = [
  { id: 1, name: 'İkitelli Merkez Depo', city: 'İstanbul' },
  { id: 2, name: 'Ankara Ostim Depo', city: 'Ankara' },
  { id: 3, name: 'İzmir Bornova Depo', city: 'İzmir' },
  { id: 4, name: 'Bursa Nilüfer Depo', city: 'Bursa' },
];

/**
 * Builds the demo shop's catalogue. The same number gives the same catalogue on every machine and at every time.
 * @param options.products how many, 200 to 50,000; 5,000 when absent. Throws a RangeError outside.
 */
export function createCatalogue({ products: count = 5000 }: { readonly products?: number } = {}): Catalogue {
  if (!Number.isInteger(count) || count < 200 || count > 50_000) {
    throw new RangeError(`The demo shop has 200 to 50,000 products, not ${count}`);
  }
  const { categories, items } = buildCategories(families);
  const taken = { names: new Set<string>(), codes: new Set<string>() };
  const products: Product[] = [];
  for (let index = 0; index < count; index++) products.push(createProduct(index, items, taken));

  const brands = brandPlans.map((plan) => plan.brand);
  const brandsById = new Map(brands.map((brand) => [brand.id, brand]));
  const categoriesById = new Map(categories.map((category) => [category.id, category]));
  const productsByCode = new Map(products.map((product) => [product.code, product]));
  return {
    products,
    brands,
    categories,
    warehouses,
    productById: (id) => products[id - firstProductId],
    productByCode: (code) => productsByCode.get(code),
    brandById: (id) => brandsById.get(id),
    categoryById: (id) => categoriesById.get(id),
  };
}
