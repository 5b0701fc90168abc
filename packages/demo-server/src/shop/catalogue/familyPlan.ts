import type { DrawingType } from '../pictures/DrawingType.ts';
import type { Specification, Unit, VatRate } from './Catalogue.ts';

/** A kind of product: every combination of its axes, makers and packs is one product that could exist. */
export interface ItemPlan {
  /** The words after the brand; `{Ölçü}` stands for the chosen value of the axis of that name. */
  readonly pattern: string;
  readonly code: string;
  readonly drawing: DrawingType;
  /** List price in TRY of the lowest and the highest value of the first axis. */
  readonly price: readonly [low: number, high: number];
  readonly axes: readonly Axis[];
  readonly unit: Unit;
  /** Pack sizes on offer; the name says every size but 1. */
  readonly packs: readonly number[];
  readonly vatRate: VatRate;
  /** Sold by model number: the name starts with it. */
  readonly hasModel: boolean;
  readonly facts: readonly Specification[];
}

interface Axis {
  readonly label: string;
  readonly values: readonly string[];
}

interface LeafPlan {
  readonly name: string;
  readonly icon: string;
  readonly items: readonly ItemPlan[];
}

interface GroupPlan {
  readonly name: string;
  readonly icon: string;
  readonly leaves: readonly LeafPlan[];
}

export interface FamilyPlan {
  readonly name: string;
  readonly icon: string;
  /** Two sentences for descriptions of this trade. */
  readonly advice: readonly [string, string];
  readonly features: readonly string[];
  readonly groups: readonly GroupPlan[];
}

interface ItemOptions {
  readonly unit?: Unit;
  readonly packs?: readonly number[];
  readonly vatRate?: VatRate;
  readonly hasModel?: boolean;
  readonly facts?: Readonly<Record<string, string>>;
}

/**
 * Plans one kind of product.
 * @param axes label → values parted by `|`; a trailing ` # mm` is added to every value. The first axis drives the price,
 *   an empty value is left out of name and technical table.
 */
export function item(
  pattern: string,
  code: string,
  drawing: DrawingType,
  price: readonly [number, number],
  axes: Readonly<Record<string, string>>,
  options: ItemOptions = {},
): ItemPlan {
  return {
    pattern,
    code,
    drawing,
    price,
    axes: Object.entries(axes).map(([label, values]) => ({ label, values: readValues(values) })),
    unit: options.unit ?? 'Adet',
    packs: options.packs ?? [1],
    vatRate: options.vatRate ?? 20,
    hasModel: options.hasModel ?? false,
    facts: Object.entries(options.facts ?? {}),
  };
}

function readValues(text: string): readonly string[] {
  const [list = '', unit] = text.split(' # ');
  return list.split('|').map((value) => (unit === undefined || value === '' ? value : `${value} ${unit}`));
}

/** A category that holds products. `icon` is the Font Awesome name without prefix. */
export const leaf = (name: string, icon: string, ...items: readonly ItemPlan[]): LeafPlan => ({
  name,
  icon: `fa-solid fa-${icon}`,
  items,
});

/** A category of categories. `icon` is the Font Awesome name without prefix. */
export const group = (name: string, icon: string, ...leaves: readonly LeafPlan[]): GroupPlan => ({
  name,
  icon: `fa-solid fa-${icon}`,
  leaves,
});
