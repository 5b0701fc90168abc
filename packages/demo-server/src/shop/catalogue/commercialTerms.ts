import type { Currency } from './Catalogue.ts';
import type { Candidate } from './chooseCandidate.ts';
import type { Random } from './random.ts';

/** What one unit of a currency costs in TRY at list price: the shop's own calculation rates, not the rates of a day. */
export const calculationRates: Readonly<Record<Currency, number>> = { TRY: 1, USD: 42, EUR: 49 };

/** The list price without VAT in minor units of the maker's currency: by position on the first axis, maker and pack, with a shop's rounding. */
export function drawListPrice(random: Random, { placed, brand, tier, choice, pack }: Candidate): number {
  const { price, axes, unit, packs } = placed.plan;
  const [low, high] = price;
  const steps = (axes[0]?.values.length ?? 1) - 1;
  const position = steps === 0 ? 0.5 : (choice[0] ?? 0) / steps;
  // A range means one piece for goods sold singly, otherwise the smallest box; larger packs are cheaper in bulk.
  const isSingle = unit === 'Adet' || unit === 'Boy' || unit === 'Çift' || unit === 'Rulo';
  const factor = isSingle ? pack ** 0.94 : (pack / Math.min(...packs)) ** 0.85;
  const tryPrice = low * (high / low) ** position * tier * factor * (0.9 + random.next() * 0.2);
  return roundLikeAShop(tryPrice / calculationRates[brand.currency], random);
}

function roundLikeAShop(price: number, random: Random): number {
  if (price < 20) return Math.max(25, Math.round(price * 20) * 5);
  const ending = random.pick([90, 90, 50, 0, 75]);
  const whole = price < 1000 ? Math.floor(price) : Math.floor(price / 10) * 10 + random.pick([9, 9, 0, 5]);
  return whole * 100 + ending;
}

/** Sales units per warehouse: about 8 % of the products are sold out and 12 % run low; cheap goods lie in heaps. */
export function drawStock(random: Random, listPriceInTry: number): readonly number[] {
  const fate = random.next();
  if (fate < 0.08) return [0, 0, 0, 0];
  if (fate < 0.2) {
    const home = random.between(0, 3);
    const left = random.between(1, 9);
    return [0, 1, 2, 3].map((warehouse) => (warehouse === home ? left : 0));
  }
  const heap = Math.min(4000, Math.max(14, Math.round(220_000 / (listPriceInTry + 60))));
  return [0.5, 0.25, 0.15, 0.1].map((share) => Math.round(heap * share * (0.3 + random.next() * 1.4)));
}

/** When a product with this much stock can leave the house. */
export function drawLeadTime(random: Random, stockTotal: number): string {
  if (stockTotal >= 10) return 'Aynı gün';
  if (stockTotal > 0) return random.pick(['Aynı gün', '1–2 iş günü', '2–3 iş günü']);
  return random.pick(['5–7 iş günü', '7–10 iş günü', '2–3 hafta', '4–6 hafta', 'Sipariş üzerine']);
}
