import { child, isNode, type Place } from '../readContract.ts';
import type { Random } from '../../packages/demo-server/src/shop/catalogue/random.ts';

/** What a generated text may be: the contract says no more than that it is one. */
export const plainTexts: readonly string[] = [
  '',
  ' ',
  'Çekiç',
  'IĞDIR ığdır İSTANBUL istanbul',
  'Uzun ve boşluksuz: ' + 'ŞÇĞÜÖİ'.repeat(80),
  'iki\nsatır\tve sekme',
  '<b>kalın</b> & "tırnak"',
  '%00%zz',
  '٣٤٥ 東京 🔩',
  '0',
  '1.234,50',
  '-5',
  'True',
  '/spa/product/1',
  '/image/show/?fileName=x.png',
  'https://example.com/a?b=c#d',
  '#',
  '2026-02-30',
  '01.03.2026',
  '/Date(1772323200000)/',
  '2026-11-21T23:59:59.999+03:00',
  '#b00020',
];

const numbers: readonly number[] = [
  0,
  -0,
  1,
  2,
  5,
  -1,
  0.1,
  1234.5,
  -99.99,
  1e9,
  1e21,
  2 ** 53,
  4_294_967_296,
];

/** How answers are made. */
export interface Generation {
  readonly random: Random;
  readonly texts?: readonly string[];
  /** Chance that an optional field is there at all. */
  readonly presence?: number;
}

const deepest = 7;

/** An answer that the contract allows: every schema keyword it uses is followed, and nothing more is promised. */
export function generateAnswer(schema: Place, generation: Generation, depth = 0): unknown {
  const { random, texts = plainTexts, presence = 0.8 } = generation;
  const { value } = schema;
  if (!isNode(value)) return random.pick([null, 1, 'x']);
  const own = (key: string) => child(schema, key);
  for (const key of ['oneOf', 'anyOf']) {
    const list = value[key];
    if (Array.isArray(list))
      return generateAnswer(child(own(key), String(random.below(list.length))), generation, depth);
  }
  if (Array.isArray(value['allOf'])) {
    const parts = value['allOf'].map((_, i) =>
      generateAnswer(child(own('allOf'), String(i)), generation, depth),
    );
    return Object.assign({}, ...parts.filter(isNode)) as unknown;
  }
  if ('const' in value) return value['const'];
  if (Array.isArray(value['enum'])) return random.pick(value['enum'] as readonly unknown[]);
  const types = [value['type'] ?? (value['properties'] ? 'object' : 'string')].flat();
  switch (random.pick(types)) {
    case 'null':
      return null;
    case 'boolean':
      return random.chance(0.7);
    case 'integer':
      return Math.trunc(random.pick(numbers));
    case 'number':
      return random.pick(numbers);
    case 'array': {
      const length = depth > deepest ? 0 : random.pick([0, 1, 1, 2, 3, 5]);
      return Array.from({ length }, () => generateAnswer(own('items'), generation, depth + 1));
    }
    case 'object': {
      const answer: Record<string, unknown> = {};
      const required = Array.isArray(value['required']) ? value['required'] : [];
      const properties = own('properties');
      for (const key of isNode(properties.value) ? Object.keys(properties.value) : []) {
        if (required.includes(key) || (depth <= deepest && random.chance(presence)))
          answer[key] = generateAnswer(child(properties, key), generation, depth + 1);
      }
      if (isNode(value['additionalProperties'])) {
        for (const key of ['firmaadi', 'home.vitrin.tipi', 'x'])
          if (random.chance(0.5))
            answer[key] = generateAnswer(own('additionalProperties'), generation, depth + 1);
      }
      return answer;
    }
    default:
      return random.pick(texts);
  }
}
