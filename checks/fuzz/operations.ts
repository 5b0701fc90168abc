import { child, documents, isNode, methods, type Place } from '../readContract.ts';

/** An operation that answers JSON. */
export interface JsonOperation {
  readonly id: string;
  readonly method: string;
  /** As the contract writes it. */
  readonly path: string;
  /** Matches the path of a request. */
  readonly pattern: RegExp;
  readonly schema: Place;
}

/** Every operation of the contract that answers 200 with JSON: a new one is in by itself. */
export function jsonOperations(): readonly JsonOperation[] {
  const index: Place = { file: 'openapi.yaml', pointer: '', value: documents.get('openapi.yaml') };
  const paths = child(index, 'paths');
  return Object.keys(isNode(paths.value) ? paths.value : {})
    .flatMap((path) => methods.flatMap((method) => read(path, method, child(child(paths, path), method))))
    .toSorted((a, b) => b.pattern.source.length - a.pattern.source.length);
}

/** Addresses of all these, as a browser matches them: by the first part of each, whatever comes after it. */
export const callsOf = (operations: readonly JsonOperation[], origin: string): readonly string[] =>
  [...new Set(operations.map(({ path }) => path.split('/')[1] ?? ''))].map((begin) => `${origin}/${begin}*`);

function read(path: string, method: string, operation: Place): readonly JsonOperation[] {
  const id = isNode(operation.value) ? operation.value['operationId'] : undefined;
  const schema = ['responses', '200', 'content', 'application/json', 'schema'].reduce(
    (place: Place | undefined, key) =>
      place && isNode(place.value) && key in place.value ? child(place, key) : undefined,
    operation,
  );
  if (typeof id !== 'string' || schema === undefined) return [];
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+').replace(/\/$/, '/?')}$`, 'i');
  return [{ id, method, path, pattern, schema }];
}
