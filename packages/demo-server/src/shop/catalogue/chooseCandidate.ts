import type { PlacedItem } from './buildCategories.ts';
import type { Brand, Unit } from './Catalogue.ts';
import { brandPlans } from './brands.ts';
import type { Random } from './random.ts';

/** One possible product: a kind, a maker and one value of every axis. */
export interface Candidate {
  readonly placed: PlacedItem;
  readonly brand: Brand;
  readonly tier: number;
  /** The chosen position on every axis of the plan. */
  readonly choice: readonly number[];
  /** The values at those positions. */
  readonly values: readonly string[];
  readonly pack: number;
  readonly unit: Unit;
  /** `TK-1855`, or empty where the kind has no model numbers. */
  readonly model: string;
  readonly name: string;
}

const attemptsPerKind = 6;
const attempts = 240;

/**
 * Draws products until one has a name that is still free.
 * @param first the kind to try first; afterwards any kind may come.
 */
export function chooseCandidate(
  random: Random,
  items: readonly PlacedItem[],
  takenNames: ReadonlySet<string>,
  first: PlacedItem | undefined,
): Candidate {
  let placed = first ?? random.pick(items);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const candidate = drawCandidate(random, placed);
    if (!takenNames.has(candidate.name)) return candidate;
    if (attempt % attemptsPerKind === 0) placed = random.pick(items);
  }
  throw new Error('The plans of the families are exhausted: add kinds, makers or axes');
}

const makersOfTrade = new Map<number, typeof brandPlans>();

function makersOf(family: number): typeof brandPlans {
  let makers = makersOfTrade.get(family);
  if (makers === undefined) {
    makers = brandPlans.filter((plan) => plan.trades.includes(family));
    makersOfTrade.set(family, makers);
  }
  return makers;
}

function drawCandidate(random: Random, placed: PlacedItem): Candidate {
  const { plan, family } = placed;
  const { brand, tier } = random.pick(makersOf(family));
  const choice = plan.axes.map((axis) => random.between(0, axis.values.length - 1));
  const values = plan.axes.map((axis, i) => axis.values[choice[i] ?? 0] ?? '');
  const pack = random.pick(plan.packs);
  const single = plan.unit === 'Çift' || plan.unit === 'Boy' || plan.unit === 'Rulo' ? plan.unit : 'Adet';
  const unit = pack > 1 && single === plan.unit ? 'Paket' : plan.unit;
  const model = plan.hasModel
    ? `${brand.prefix}-${random.between(11, 99) * 100 + random.between(0, 19) * 5}`
    : '';
  const words = plan.axes.reduce(
    (text, axis, i) => text.replace(`{${axis.label}}`, values[i] ?? ''),
    plan.pattern,
  );
  const amount = pack > 1 ? `(${pack} ${single}/${unit})` : '';
  const name = [brand.name, model, words, amount].join(' ').replace(/\s+/g, ' ').replace(/ ,/g, ',').trim();
  return { placed, brand, tier, choice, values, pack, unit, model, name };
}
