import { isRecord, readField } from './readField.ts';
import type { FieldOf, Wire } from './Wire.ts';

/** A reader that gives undefined for an answer that is not what was asked for. */
export type BodyReader<A, T> = (body: Wire<A>) => T | undefined;

/** Reads only a list; null stands for an empty one. */
export function expectList<A, T>(read: (body: Wire<A>) => T): BodyReader<A, T> {
  return (body) => (body === null || Array.isArray(body) ? read(body) : undefined);
}

/** Reads only an object that has at least one of these fields. */
export function expectAnyOf<A, T>(
  names: readonly FieldOf<Wire<A>>[],
  read: (body: Wire<A>) => T,
): BodyReader<A, T> {
  return (body) =>
    isRecord(body) && names.some((name) => Object.hasOwn(body, name)) ? read(body) : undefined;
}

/** Reads only an object whose field `name` is a list or null: an answer without it must not pass for an empty one. */
export function expectListIn<A, T>(name: FieldOf<Wire<A>>, read: (body: Wire<A>) => T): BodyReader<A, T> {
  return (body) => {
    const list: unknown = readField(body, name);
    return list === null || Array.isArray(list) ? read(body) : undefined;
  };
}

/** Reads only an object whose field `name` is an object. */
export function expectObjectIn<A, T>(name: FieldOf<Wire<A>>, read: (body: Wire<A>) => T): BodyReader<A, T> {
  return (body) => (isRecord(readField(body, name)) ? read(body) : undefined);
}
