import type { Brand, Catalogue } from './Catalogue.ts';
import { compareTurkish } from './compareTurkish.ts';

/** Which products belong to what. A place is a position in `catalogue.products`; all places are ascending. */
interface Scopes {
  readonly all: Int32Array;
  /** Of the category and everything below it; none for an unknown id. */
  readonly ofCategory: (id: number) => Int32Array;
  /** None for an unknown id. */
  readonly ofBrand: (id: number) => Int32Array;
  /** The makers of these products in Turkish order. */
  readonly brandsOf: (places: Int32Array) => readonly Brand[];
}

const none = new Int32Array(0);

/** Sorts the products of a catalogue into categories and brands. */
export function createScopes(catalogue: Catalogue): Scopes {
  const { products, categories } = catalogue;
  const byCategory = new Map<number, number[]>();
  const byBrand = new Map<number, number[]>();
  for (const [place, product] of products.entries()) {
    for (let id: number | null = product.categoryId; id !== null;) {
      push(byCategory, id, place);
      id = catalogue.categoryById(id)?.parentId ?? null;
    }
    push(byBrand, product.brandId, place);
  }
  const categoryPlaces = new Map(categories.map(({ id }) => [id, Int32Array.from(byCategory.get(id) ?? [])]));
  const brandPlaces = new Map(catalogue.brands.map(({ id }) => [id, Int32Array.from(byBrand.get(id) ?? [])]));
  const brandsInOrder = catalogue.brands.toSorted((a, b) => compareTurkish(a.name, b.name));

  return {
    all: Int32Array.from(products, (_, place) => place),
    ofCategory: (id) => categoryPlaces.get(id) ?? none,
    ofBrand: (id) => brandPlaces.get(id) ?? none,
    brandsOf: (places) => {
      const ids = new Set<number>();
      for (const place of places) ids.add(products[place]?.brandId ?? 0);
      return brandsInOrder.filter(({ id }) => ids.has(id));
    },
  };
}

function push(table: Map<number, number[]>, id: number, place: number): void {
  const places = table.get(id);
  if (places === undefined) table.set(id, [place]);
  else places.push(place);
}
