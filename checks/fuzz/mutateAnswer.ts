import { spoilJson, type SpoiledKind } from '../../packages/demo-server/src/faults/spoilJson.ts';
import type { Json } from '../../packages/demo-server/src/faults/jsonPlaces.ts';
import type { Random } from '../../packages/demo-server/src/shop/catalogue/random.ts';

const spoiled: readonly SpoiledKind[] = [
  'json-wrong-root',
  'wrong-types',
  'wrong-types',
  'missing-field',
  'null-field',
  'extra-field',
  'empty-array',
  'duplicate-ids',
];

/** Kinds of structural mutant: those of the fault list, and a tree that leads back to its own beginning. */
export type MutantKind = SpoiledKind | 'looks-cyclic' | 'odd-numbers';

/** Kinds that grow the answer to megabytes or a thousand levels: worth a few, not thousands. */
export const heavyKinds: readonly MutantKind[] = ['huge', 'deep'];

/** One of the light kinds. */
export const pickKind = (random: Random): MutantKind =>
  random.pick([...spoiled, 'looks-cyclic', 'odd-numbers']);

/** JSON text of an answer with one thing wrong in its structure. */
export function mutateAnswer(kind: MutantKind, answer: unknown, random: Random): string {
  if (kind === 'looks-cyclic') return JSON.stringify(leadBack(answer, 4));
  if (kind === 'odd-numbers') return oddNumbers(JSON.stringify(answer), random);
  return spoilJson(kind, answer as Json, random.below(50));
}

/** JSON has no cycles, but a tree whose branches carry the ids of their own ancestors is how one would arrive. */
function leadBack(value: unknown, times: number): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => leadBack(item, times));
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, leadBack(item, times)]));
  return times === 0 ? copy : { ...copy, childs: [leadBack(value, times - 1)] };
}

/** Numbers JSON can write and JavaScript reads as something else: too large, too precise, minus zero. */
function oddNumbers(text: string, random: Random): string {
  return text.replaceAll(/(?<=[:[,])-?\d+(?:\.\d+)?(?=[,}\]])/g, () =>
    random.pick([
      '1e999',
      '-1e999',
      '-0',
      '0.1000000000000000055511151231257827',
      '123456789012345678901234567890',
    ]),
  );
}
