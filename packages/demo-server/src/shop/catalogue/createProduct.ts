import type { PlacedItem } from './buildCategories.ts';
import type { Product, Specification } from './Catalogue.ts';
import { chooseCandidate } from './chooseCandidate.ts';
import { calculationRates, drawLeadTime, drawListPrice, drawStock } from './commercialTerms.ts';
import { createRandom, mixSeed } from './random.ts';
import { barcodeFor, isDoubled, notSold } from './troubles.ts';
import { writeCode } from './writeCode.ts';

export const firstProductId = 1001;

/** What earlier products already took; names and codes are unique over the whole shop. */
interface Taken {
  readonly names: Set<string>;
  readonly codes: Set<string>;
}

/**
 * The product at a position of the shop. It depends on the position and on what earlier products took, so a small shop is
 * the beginning of a large one.
 */
export function createProduct(index: number, items: readonly PlacedItem[], taken: Taken): Product {
  const random = createRandom(mixSeed(0x5eed, index));
  // The first round visits every kind once, so that even a small shop has something in nearly every category.
  const first = index < items.length ? items[(index * 37) % items.length] : undefined;
  const candidate = chooseCandidate(random, items, taken.names, first);
  const { placed, brand, values, model, pack } = candidate;
  const { plan } = placed;
  const code = writeCode(brand.prefix, model, plan.code, values, taken.codes);
  taken.names.add(candidate.name);
  taken.codes.add(code);

  const listPrice = drawListPrice(random, candidate);
  const stock = drawStock(random, (listPrice / 100) * calculationRates[brand.currency]);
  const stockTotal = stock.reduce((sum, amount) => sum + amount, 0);
  return {
    id: firstProductId + index,
    code,
    name: candidate.name,
    brandId: brand.id,
    brandName: brand.name,
    categoryId: placed.categoryId,
    ean13: barcodeFor(index),
    showBarcode: !random.chance(0.06) || isDoubled(index),
    isSold: !notSold(index),
    unit: candidate.unit,
    pack,
    vatRate: plan.vatRate,
    currency: brand.currency,
    listPrice,
    dealerDiscount: 12 + (mixSeed(brand.id, placed.categoryId) % 24) + random.between(0, 2),
    stock,
    stockTotal,
    leadTime: drawLeadTime(random, stockTotal),
    specifications: [
      ...plan.axes
        .map((axis, i): Specification => [axis.label, values[i] ?? ''])
        .filter(([, value]) => value !== ''),
      ...plan.facts,
    ],
    drawing: plan.drawing,
    palette: brand.palette,
  };
}
