import { isRecord, readField } from './readField.ts';

/** A reader that gives undefined for an answer that is not what was asked for. */
export type BodyReader<T> = (body: unknown) => T | undefined;

/** Reads only a list; null stands for an empty one. */
export function expectList<T>(read: (body: unknown) => T): BodyReader<T> {
  return (body) => (body === null || Array.isArray(body) ? read(body) : undefined);
}

/** Reads only an object that has at least one of these fields. */
export function expectAnyOf<T>(names: readonly string[], read: (body: unknown) => T): BodyReader<T> {
  return (body) =>
    isRecord(body) && names.some((name) => Object.hasOwn(body, name)) ? read(body) : undefined;
}

/** Reads only an object whose field `name` is a list or null: an answer without it must not pass for an empty one. */
export function expectListIn<T>(name: string, read: (body: unknown) => T): BodyReader<T> {
  return (body) => {
    const list = readField(body, name);
    return list === null || Array.isArray(list) ? read(body) : undefined;
  };
}

/** Reads only an object whose field `name` is an object. */
export function expectObjectIn<T>(name: string, read: (body: unknown) => T): BodyReader<T> {
  return (body) => (isRecord(readField(body, name)) ? read(body) : undefined);
}
