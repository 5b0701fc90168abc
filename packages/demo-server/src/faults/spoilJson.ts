import type { FaultName } from './faultKinds.ts';
import { leavesOf, listsOf, fieldsOf, replaceAt, removeAt } from './jsonPlaces.ts';
import type { Json } from './jsonPlaces.ts';

/** The body faults that change values inside the answer. */
export type SpoiledKind = Extract<
  FaultName,
  | 'json-wrong-root'
  | 'wrong-types'
  | 'missing-field'
  | 'extra-field'
  | 'null-field'
  | 'empty-array'
  | 'huge'
  | 'deep'
  | 'duplicate-ids'
>;

const pick = <T>(choices: readonly T[], variant: number): T | undefined => choices[variant % choices.length];

/** A value of another type than the given one. */
const otherType = (value: Json): Json => {
  if (typeof value === 'string') return 12_345;
  if (typeof value === 'number') return 'on iki';
  if (typeof value === 'boolean') return 'evet';
  return value === null ? [] : { beklenmeyen: true };
};

const rootTypes: readonly Json[] = [[], {}, 'metin', 7, true];
const typeName = (value: Json) => (Array.isArray(value) ? 'list' : typeof value);

/**
 * JSON text of an answer with something wrong in it.
 * @param variant which place or choice; beyond the last they start over. A place there is none of leaves the answer whole.
 */
export function spoilJson(kind: SpoiledKind, answer: Json, variant: number): string {
  switch (kind) {
    case 'json-wrong-root': {
      const others = rootTypes.filter((root) => typeName(root) !== typeName(answer));
      return JSON.stringify(pick(others, variant));
    }
    case 'wrong-types': {
      const leaf = pick(leavesOf(answer), variant);
      return JSON.stringify(leaf ? replaceAt(answer, leaf.path, otherType(leaf.value)) : otherType(answer));
    }
    case 'missing-field': {
      const field = pick(fieldsOf(answer), variant);
      return JSON.stringify(field ? removeAt(answer, field.path) : answer);
    }
    case 'null-field': {
      const field = pick(fieldsOf(answer), variant);
      return JSON.stringify(field ? replaceAt(answer, field.path, null) : answer);
    }
    case 'empty-array': {
      const list = pick(listsOf(answer), variant);
      return JSON.stringify(list ? replaceAt(answer, list.path, []) : answer);
    }
    case 'extra-field':
      return withUnknownFields(answer);
    case 'duplicate-ids':
      return JSON.stringify(duplicateIds(answer));
    case 'huge':
      return JSON.stringify(enlarge(answer));
    case 'deep':
      return deepen(answer);
  }
}

/** Every second item of a list takes the id fields of the first. */
function duplicateIds(value: Json): Json {
  if (Array.isArray(value)) {
    const [first] = value;
    return value.map((item, index) => {
      const copy = duplicateIds(item);
      if (index % 2 === 0 || !isObject(copy) || !isObject(first)) return copy;
      const ids = Object.entries(first).filter(([name]) => /^(id|rowId|Id|ID)$/.test(name));
      return { ...copy, ...Object.fromEntries(ids) };
    });
  }
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, duplicateIds(item)]))
    : value;
}

const hugeItems = 20_000;
const hugeBytes = 10_000_000;

/** The longest list repeated to 20,000 items or 10 MB; without a list a text of 1 MB in place of the first text. */
function enlarge(answer: Json): Json {
  const longest = listsOf(answer).toSorted((a, b) => b.value.length - a.value.length)[0];
  if (longest && longest.value.length > 0) {
    const bytes = JSON.stringify(longest.value).length;
    const times = Math.min(Math.ceil(hugeItems / longest.value.length), Math.ceil(hugeBytes / bytes));
    return replaceAt(answer, longest.path, Array.from({ length: times }, () => longest.value).flat());
  }
  const text = leavesOf(answer).find(({ value }) => typeof value === 'string');
  const long = 'Çok uzun metin. '.repeat(65_536);
  return text ? replaceAt(answer, text.path, long) : long;
}

const depth = 1000;
const placeholder = '@@deep@@';

/** The first list of objects holds its first item a thousand times inside itself; elsewhere the answer lies that deep. */
function deepen(answer: Json): string {
  const list = listsOf(answer).find(({ value }) => isObject(value[0]));
  const item = list?.value[0];
  if (!list || !isObject(item)) {
    return `${'{"derin":'.repeat(depth)}${JSON.stringify(answer)}${'}'.repeat(depth)}`;
  }
  const { childs: _, ...own } = item;
  const opening = `${JSON.stringify({ ...own, seviye: 0 }).slice(0, -1)},"childs":[`;
  const nested = opening.repeat(depth) + ']}'.repeat(depth);
  return JSON.stringify(replaceAt(answer, list.path, [placeholder])).replace(
    `"${placeholder}"`,
    () => nested,
  );
}

const unknownFields =
  '"__proto__":{"isAdmin":true},"constructor":{"prototype":1},"toString":"x","bilinmeyen":[1,{"a":null}]';

/** As text, since assigning to `__proto__` would not make a field of that name. */
function withUnknownFields(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(withUnknownFields).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, item]) => `${JSON.stringify(name)}:${withUnknownFields(item)}`,
  );
  return `{${[unknownFields, ...fields].join(',')}}`;
}

const isObject = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
