import type { DrawingType } from '../pictures/DrawingType.ts';
import type { Catalogue, Product } from './Catalogue.ts';
import { comparablePrice } from './prices.ts';
import { companions } from './companions.ts';
import { createRandom, mixSeed } from './random.ts';

/** What is shown beside a product. Both lists leave the product itself out and are the same on every call. */
export interface RelatedProducts {
  /** Other products of its category, other makers first, then the nearest in price; none for one product in twelve. */
  readonly alternativesTo: (product: Product, count?: number) => readonly Product[];
  /** Products of other kinds that go with it, its own maker's first; none for one product in eight. */
  readonly boughtWith: (product: Product, count?: number) => readonly Product[];
}

const usualCount = 10;
/** How many products of a category or kind are looked at: enough to choose from, however large the shop is. */
const lookedAt = 60;

/** Prepares the related lists of a catalogue. */
export function createRelatedProducts(catalogue: Catalogue): RelatedProducts {
  const byCategory = Map.groupBy(catalogue.products, (product) => product.categoryId);
  const byDrawing = Map.groupBy(catalogue.products, (product) => product.drawing);

  return {
    alternativesTo: (product, count = usualCount) => {
      if (mixSeed(0xa17, product.id) % 12 === 0) return [];
      const price = comparablePrice(product);
      const distance = (other: Product) =>
        Math.abs(Math.log(comparablePrice(other) / price)) + (other.brandId === product.brandId ? 10 : 0);
      return sample(byCategory.get(product.categoryId) ?? [], product, 1)
        .filter((other) => other.id !== product.id)
        .toSorted((a, b) => distance(a) - distance(b) || a.id - b.id)
        .slice(0, count);
    },
    boughtWith: (product, count = usualCount) => {
      if (mixSeed(0xb07, product.id) % 8 === 0) return [];
      const random = createRandom(mixSeed(0xb08, product.id));
      const kinds: readonly DrawingType[] = companions[product.drawing] ?? [
        'gloves',
        'toolbox',
        'measuring-tape',
      ];
      const chosen = new Map<number, Product>();
      for (let round = 0; round < 4 && chosen.size < count; round++) {
        for (const kind of kinds) {
          const pool = sample(byDrawing.get(kind) ?? [], product, round + 2);
          const own = pool.filter((other) => other.brandId === product.brandId);
          const from = own.length > 0 && random.chance(0.5) ? own : pool;
          if (from.length > 0 && chosen.size < count) {
            const other = random.pick(from);
            if (other.id !== product.id) chosen.set(other.id, other);
          }
        }
      }
      return [...chosen.values()];
    },
  };
}

function sample(pool: readonly Product[], product: Product, salt: number): readonly Product[] {
  if (pool.length <= lookedAt) return pool;
  const start = mixSeed(salt, product.id) % pool.length;
  return Array.from({ length: lookedAt }, (_, i) => pool[(start + i) % pool.length] ?? product);
}
