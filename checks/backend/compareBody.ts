import { readAmount, readQuantity, readRate } from '../../packages/api-client/src/read/readAmount.ts';
import { readDate } from '../../packages/api-client/src/read/readDate.ts';
import { isRecord } from '../../packages/api-client/src/read/readField.ts';
import { child, children, isNode, type Place } from '../readContract.ts';
import type { Finding, FindingKind, Severity } from './Finding.ts';
import { fieldName, shapeOf } from './shapeOf.ts';

/** Where a comparison writes what it meets. */
export interface Comparison {
  readonly findings: Finding[];
  /** What came where the contract has a name for it, by that name: `MovementRow`, `BasketRow.stokId`. */
  readonly met: Map<string, unknown[]>;
  /** Differences by the name of the schema they were met in. */
  readonly flawed: Map<string, Finding[]>;
  /** Fields a screen can do without, by operation and place: whether one is sent at all is known at the end. */
  readonly optional: Map<
    string,
    { readonly operation: string; readonly at: string; readonly isSent: boolean }
  >;
}

export const createComparison = (): Comparison => ({
  findings: [],
  met: new Map(),
  flawed: new Map(),
  optional: new Map(),
});

/** Fields that no answer of an operation has sent. */
export const unsentFields = ({ optional }: Comparison): readonly Finding[] =>
  [...optional.values()]
    .filter(({ isSent }) => !isSent)
    .map(({ operation, at }) => ({
      severity: 'note',
      kind: 'missing',
      operation,
      at,
      says: 'is never sent',
    }));

/** The call that is being compared. */
interface Walk {
  readonly into: Comparison;
  readonly operation: string;
}

/** Where a walk stands in the answer. */
interface Here {
  readonly place: Place;
  readonly at: string;
  /** The named schema it is a part of. */
  readonly schema: string;
  readonly isRequired: boolean;
}

/** Compares one answer with its schema. What is written down are shapes, never what the backend wrote. */
export function compareBody(into: Comparison, operation: string, schema: Place, body: unknown): void {
  compare({ into, operation }, { place: schema, at: '', schema: '', isRequired: true }, body);
}

function compare(walk: Walk, here: Here, value: unknown): void {
  const name = schemaName(here.place);
  // Values that every domain has are no part to speak of.
  const at = name !== undefined && here.place.file !== 'values.yaml' ? { ...here, schema: name } : here;
  if (name !== undefined) meet(walk.into, name, value);
  const { place } = at;
  const alternatives = listOf(place, 'anyOf');
  if (alternatives.length > 0) {
    const fitting = alternatives.find((one) => accepts(one, value));
    if (fitting) compare(walk, { ...at, place: fitting }, value);
    else judgeType(walk, at, alternatives.flatMap(typesOf), value);
    return;
  }
  const types = typesOf(place);
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) judgeType(walk, at, types, value);
  else if (Array.isArray(value)) compareItems(walk, at, value);
  else if (isRecord(value)) compareFields(walk, at, value);
  else judgeNotation(walk, at, value);
}

function compareItems(walk: Walk, here: Here, list: readonly unknown[]): void {
  const items = child(here.place, 'items');
  if (list.length === 0) add(walk, here, 'note', 'empty', 'is empty: nothing in it could be compared');
  for (const item of list) compare(walk, { ...here, place: items, at: `${here.at}[]` }, item);
}

function compareFields(walk: Walk, here: Here, object: Readonly<Record<string, unknown>>): void {
  const known = new Map(children(child(here.place, 'properties')));
  const required = isNode(here.place.value) ? here.place.value['required'] : undefined;
  const others = child(here.place, 'additionalProperties');
  for (const [name, place] of known) {
    const at = here.at === '' ? name : `${here.at}.${name}`;
    const isSent = Object.hasOwn(object, name);
    const isRequired = Array.isArray(required) && required.includes(name);
    if (!isRequired) noteOptional(walk, at, isSent);
    if (!isSent) {
      if (isRequired)
        add(walk, { ...here, at }, 'breaks', 'missing', 'is missing, and a screen is made of it');
      continue;
    }
    if (here.schema !== '') meet(walk.into, `${here.schema}.${name}`, object[name]);
    compare(walk, { place, at, schema: here.schema, isRequired }, object[name]);
  }
  for (const [name, value] of Object.entries(object)) {
    if (known.has(name) || others.value === true) continue;
    const at = here.at === '' ? fieldName(name) : `${here.at}.${fieldName(name)}`;
    if (isNode(others.value)) compare(walk, { ...here, place: others, at: `${here.at}.*` }, value);
    else if (known.size > 0)
      add(walk, { ...here, at }, 'note', 'unknown field', `is not in the contract: ${shapeOf(value)}`);
  }
}

/** The value is of a type the contract does not name: can its reader make something of it all the same? */
function judgeType(walk: Walk, here: Here, types: readonly string[], value: unknown): void {
  const wanted = types.filter((type) => type !== 'null').join(' or ');
  const say = (severity: Severity, kind: FindingKind, how: string) =>
    add(walk, here, severity, kind, `is ${shapeOf(value)} where the contract says ${wanted}: ${how}`);
  const notation = schemaName(here.place);
  if (value === null) {
    if (types.includes('array')) say('differs', 'null', 'read as an empty list');
    else if (here.isRequired) say('breaks', 'null', 'a screen is made of it');
    else say('differs', 'null', 'read as missing');
  } else if (types.includes('array') || types.includes('object') || typeof value === 'object') {
    say('breaks', 'type', 'cannot be read');
  } else if (types.includes('boolean')) {
    if (flags.has(value)) say('differs', 'flag', 'read all the same');
    else say('breaks', 'flag', 'is always read as off');
  } else if (notation === 'LegacyDate') {
    say('breaks', 'date', 'no date is read from it');
  } else if (types.includes('string') && typeof value === 'number') {
    say('differs', 'type', 'shown as text');
  } else if (typeof value === 'string' && readAmount(value) !== undefined) {
    say('differs', 'type', 'read as a number');
  } else {
    say('breaks', 'type', 'cannot be read');
  }
}

const flags = new Set<unknown>(['True', 'true', '1', 1, 'False', 'false', '0', 0, '']);
const plainAmount = /^-?(?:\d+(?:\.\d+)?|\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+,\d+)$/;
const plainDate =
  /^(?:\d{4}-\d{2}-\d{2}(?:[T ].*)?|\/Date\(-?\d+(?:[+-]\d{4})?\)\/|\d{1,2}\.\d{1,2}\.\d{4}.*)$/;
const noDate = /^(?:0001|1900)-|^(?:0?1\.0?1\.)(?:0001|1900)/;

/** Texts that stand for something else: a screen shows what is read of them. */
function judgeNotation(walk: Walk, here: Here, value: unknown): void {
  const notation = schemaName(here.place);
  if (typeof value !== 'string' || value === '' || !isNotation(notation)) return;
  if (notation === 'LegacyDate') {
    if (noDate.test(value)) return;
    if (readDate(value) === undefined)
      add(walk, here, 'breaks', 'date', `is ${shapeOf(value)}: no date is read from it`);
    else if (!plainDate.test(value))
      add(walk, here, 'differs', 'date', `is ${shapeOf(value)}, another notation: read all the same`);
    return;
  }
  const read = { Amount: readAmount, Percent: readRate, Quantity: readQuantity }[notation];
  if (read(value) === undefined)
    add(walk, here, 'breaks', 'amount', `is ${shapeOf(value)}: no number is read from it`);
  else if (!plainAmount.test(value.trim()))
    add(walk, here, 'differs', 'amount', `is ${shapeOf(value)}, another notation: read all the same`);
}

/** Schemas of values.yaml whose texts are read as something else. */
type Notation = 'LegacyDate' | 'Amount' | 'Percent' | 'Quantity';

const isNotation = (name: string | undefined): name is Notation =>
  name === 'LegacyDate' || name === 'Amount' || name === 'Percent' || name === 'Quantity';

function add(
  { into, operation }: Walk,
  { at, schema }: Pick<Here, 'at' | 'schema'>,
  severity: Severity,
  kind: FindingKind,
  says: string,
): void {
  const finding = { severity, kind, operation, at, says };
  into.findings.push(finding);
  const flawed = into.flawed.get(schema);
  if (flawed) flawed.push(finding);
  else into.flawed.set(schema, [finding]);
}

function noteOptional({ into: { optional }, operation }: Walk, at: string, isSent: boolean): void {
  const key = `${operation}\n${at}`;
  optional.set(key, { operation, at, isSent: isSent || optional.get(key)?.isSent === true });
}

function meet({ met }: Comparison, name: string, value: unknown): void {
  const values = met.get(name);
  if (values) values.push(value);
  else met.set(name, [value]);
}

const schemaName = ({ pointer }: Place): string | undefined =>
  /^\/components\/schemas\/(\w+)$/.exec(pointer)?.[1];

function listOf(place: Place, key: string): readonly Place[] {
  const list = child(place, key);
  return Array.isArray(list.value) ? list.value.map((_, index) => itemOf(list, index)) : [];
}

/** An entry of a list of the contract; `child` reads mappings only. */
const itemOf = (list: Place, index: number): Place =>
  child(
    {
      file: list.file,
      pointer: list.pointer,
      value: { [index]: Array.isArray(list.value) ? list.value[index] : undefined },
    },
    String(index),
  );

/** The types a schema allows; none where it does not say. */
function typesOf(place: Place): readonly string[] {
  const alternatives = listOf(place, 'anyOf');
  if (alternatives.length > 0) return alternatives.flatMap(typesOf);
  const type = isNode(place.value) ? place.value['type'] : undefined;
  return [type].flat().filter((one) => typeof one === 'string');
}

const accepts = (place: Place, value: unknown): boolean =>
  typesOf(place).some((type) => isOfType(value, type));

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isRecord(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}
