import type { Catalogue, ListPage, ListQuery, Product } from './Catalogue.ts';
import { createLatest } from './createLatest.ts';
import { createScopes } from './createScopes.ts';
import type { SearchIndex } from './createSearchIndex.ts';
import { createSortOrders, type PriceOf } from './createSortOrders.ts';
import { foldTurkish } from './foldTurkish.ts';
import { comparablePrice } from './prices.ts';

/** Pages through the shop's products. */
export interface ProductLists {
  /**
   * One page of a list. A query without letters or digits finds nothing; page and size below 1 count as 1.
   * @param priceOf what sorting by price compares, the dealer price in TRY when absent. Its order is kept with the
   *   function, so pass the same function for the same prices.
   */
  readonly listProducts: (query: ListQuery, priceOf?: PriceOf) => ListPage;
}

const searchesKept = 200;

/** Prepares the lists of a catalogue. Each sorted list is made when first asked for and kept; of searches the latest are kept. */
export function createProductLists(catalogue: Catalogue, index: SearchIndex): ProductLists {
  const { products } = catalogue;
  const scopes = createScopes(catalogue);
  const orders = createSortOrders(products);
  const brandsOfCategory = createLatest<ListPage['brands']>(catalogue.categories.length + 1);
  const brandsOfSearch = createLatest<ListPage['brands']>(searchesKept);
  const searches = createLatest<Int32Array>(searchesKept);
  const sortedSearches = createLatest<Int32Array>(searchesKept);
  const sortedLists = new WeakMap<PriceOf, Map<string, Int32Array>>();

  const isWanted = (place: number, { brandId, inStock = false }: ListQuery): boolean => {
    const product = products[place];
    return (
      product !== undefined &&
      (brandId === undefined || product.brandId === brandId) &&
      (!inStock || product.stockTotal > 0)
    );
  };

  /** The places a list shows without its brand and stock filter; of a search best match first, otherwise ascending. */
  const placesOf = (query: ListQuery, search: string | undefined): Int32Array => {
    const inCategory = query.categoryId === undefined ? undefined : scopes.ofCategory(query.categoryId);
    if (search === undefined) return inCategory ?? scopes.all;
    const found = searches(search, () => index.find(search));
    if (inCategory === undefined) return found;
    const wanted = new Set(inCategory);
    return found.filter((place) => wanted.has(place));
  };

  const filtered = (query: ListQuery, search: string | undefined): Int32Array => {
    if (query.brandId === undefined && !query.inStock) return placesOf(query, search);
    const isPlainBrand =
      search === undefined && query.categoryId === undefined && query.brandId !== undefined;
    const places = isPlainBrand ? scopes.ofBrand(query.brandId ?? 0) : placesOf(query, search);
    return places.filter((place) => isWanted(place, query));
  };

  const sortedPlaces = (query: ListQuery, search: string | undefined, priceOf: PriceOf): Int32Array => {
    const { categoryId, brandId, inStock = false, sort } = query;
    const key = [categoryId, brandId, inStock, sort, search].join('|');
    const make = () => {
      const places = filtered(query, search);
      if (sort === undefined) return places;
      return orders.by(sort, priceOf)(search === undefined ? places : places.toSorted());
    };
    if (search !== undefined) return priceOf === comparablePrice ? sortedSearches(key, make) : make();
    let lists = sortedLists.get(priceOf);
    if (lists === undefined) sortedLists.set(priceOf, (lists = new Map()));
    let list = lists.get(key);
    if (list === undefined) lists.set(key, (list = make()));
    return list;
  };

  return {
    listProducts: (query, priceOf = comparablePrice) => {
      const search = query.query === undefined ? undefined : foldTurkish(query.query);
      const places = sortedPlaces(query, search, priceOf);
      const isByMatch = search !== undefined && query.sort === undefined;
      const isDescending = !isByMatch && (query.dir ?? (isById(query) ? 'desc' : 'asc')) === 'desc';
      const page = Math.max(1, Math.trunc(query.page) || 1);
      const pageSize = Math.max(1, Math.trunc(query.pageSize) || 1);
      const brandKey = `${query.categoryId}|${search}`;
      const findBrands = () => scopes.brandsOf(placesOf(query, search));
      return {
        products: cut(products, places, (page - 1) * pageSize, pageSize, isDescending),
        total: places.length,
        page,
        pageSize,
        brands:
          search === undefined
            ? brandsOfCategory(brandKey, findBrands)
            : brandsOfSearch(brandKey, findBrands),
      };
    },
  };
}

const isById = ({ sort }: ListQuery): boolean => sort === undefined || sort === 'id';

function cut(
  products: readonly Product[],
  places: Int32Array,
  from: number,
  size: number,
  isDescending: boolean,
): readonly Product[] {
  const page: Product[] = [];
  for (let i = from; i < Math.min(from + size, places.length); i++) {
    const product = products[places[isDescending ? places.length - 1 - i : i] ?? -1];
    if (product !== undefined) page.push(product);
  }
  return page;
}
