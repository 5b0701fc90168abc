import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Node = Record<string, unknown>;
/** A part of the contract: its file, its JSON pointer in that file, and what stands there. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
  readonly value: unknown;
}

const folder = new URL('../openapi/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
export const documents = new Map(files.map((file) => [file, readDocument(file)]));

/** Files of a domain: all but the index and the two that hold values and errors for everybody. */
export const domainFiles = files.filter(
  (file) => !['openapi.yaml', 'values.yaml', 'errors.yaml'].includes(file),
);

export const methods = ['get', 'put', 'post', 'delete', 'patch'];

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readDocument(file: string): Node {
  const value: unknown = parse(readFileSync(new URL(file, folder), 'utf8'));
  if (!isNode(value)) throw new Error(`${file} is no mapping`);
  return value;
}

/** The contract's files as places to start from. */
export const roots: readonly Place[] = files.map((file) => ({
  file,
  pointer: '',
  value: documents.get(file),
}));

/** What stands under a key, with a reference followed to where it leads. */
export function child(place: Place, key: string): Place {
  const value = isNode(place.value) ? place.value[key] : undefined;
  return follow({ file: place.file, pointer: `${place.pointer}/${escape(key)}`, value });
}

/** Everything that stands in a mapping, by key, with references followed. */
export function children(place: Place): [string, Place][] {
  return isNode(place.value) ? Object.keys(place.value).map((key) => [key, child(place, key)]) : [];
}

function follow(place: Place): Place {
  const reference = isNode(place.value) ? place.value['$ref'] : undefined;
  if (typeof reference !== 'string') return place;
  const [file = '', pointer = ''] = reference.split('#');
  const target = file === '' ? place.file : file;
  let value: unknown = documents.get(target);
  for (const key of pointer.split('/').slice(1)) value = isNode(value) ? value[unescape(key)] : undefined;
  if (value === undefined)
    throw new Error(`${place.file}#${place.pointer} leads to ${reference}, where nothing is`);
  return follow({ file: target, pointer, value });
}

const escape = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
const unescape = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** Every mapping of the contract below a place, examples left out: what they hold is data and no description. */
export function* walk(place: Place): Generator<Place & { value: Node }> {
  const { file, pointer, value } = place;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* walk({ file, pointer: `${pointer}/${index}`, value: item });
  }
  if (!isNode(value)) return;
  yield { file, pointer, value };
  for (const [key, item] of Object.entries(value)) {
    if (key !== 'examples') yield* walk({ file, pointer: `${pointer}/${escape(key)}`, value: item });
  }
}
