import type { ListSort, Product } from './Catalogue.ts';
import { orderTurkish } from './compareTurkish.ts';

/** What sorting by price compares: kuruş, whatever the product's currency. */
export type PriceOf = (product: Product) => number;

/** Puts places into the order of a sort, ascending. Takes an array of its own. */
type SortPlaces = (places: Int32Array) => Int32Array;

/** The sorts of a catalogue, each prepared when first asked for; equals stand in the order of their ids. */
interface SortOrders {
  readonly by: (sort: ListSort, priceOf: PriceOf) => SortPlaces;
}

/** Prepares sorting: once everything is ranked, sorting any part is sorting whole numbers. */
export function createSortOrders(products: readonly Product[]): SortOrders {
  let byName: SortPlaces | undefined;
  const byPrice = new WeakMap<PriceOf, SortPlaces>();
  return {
    by: (sort, priceOf) => {
      if (sort === 'id') return (places) => places;
      if (sort === 'ad')
        return (byName ??= rankedSort(orderTurkish(products.map((product) => product.name))));
      let sortPlaces = byPrice.get(priceOf);
      if (sortPlaces === undefined) {
        sortPlaces = rankedSort(orderByPrice(products, priceOf));
        byPrice.set(priceOf, sortPlaces);
      }
      return sortPlaces;
    },
  };
}

function orderByPrice(products: readonly Product[], priceOf: PriceOf): Int32Array {
  const prices = Float64Array.from(products, priceOf);
  return Int32Array.from(products, (_, place) => place).toSorted(
    (a, b) => (prices[a] ?? 0) - (prices[b] ?? 0) || a - b,
  );
}

function rankedSort(order: Int32Array): SortPlaces {
  const rank = new Int32Array(order.length);
  for (let i = 0; i < order.length; i++) rank[order[i] ?? 0] = i;
  return (places) =>
    places
      .map((place) => rank[place] ?? 0)
      .toSorted()
      .map((position) => order[position] ?? 0);
}
