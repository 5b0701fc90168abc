/** Anything JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

type Path = readonly (string | number)[];

interface Place<Value extends Json = Json> {
  readonly path: Path;
  readonly value: Value;
}

/** Every value of the document with its path, parents before children, in the order of the text. */
function placesOf(value: Json, path: Path = []): Place[] {
  const here: Place[] = [{ path, value }];
  if (Array.isArray(value))
    return here.concat(value.flatMap((item: Json, i) => placesOf(item, [...path, i])));
  if (typeof value !== 'object' || value === null) return here;
  return here.concat(Object.entries(value).flatMap(([name, item]) => placesOf(item, [...path, name])));
}

/** Values that hold no others. */
export const leavesOf = (document: Json): Place[] =>
  placesOf(document).filter(({ value }) => typeof value !== 'object' || value === null);

/** Values of object fields. */
export const fieldsOf = (document: Json): Place[] =>
  placesOf(document).filter(({ path }) => typeof path.at(-1) === 'string');

/** Lists. */
export const listsOf = (document: Json): Place<readonly Json[]>[] =>
  placesOf(document).filter((place): place is Place<readonly Json[]> => Array.isArray(place.value));

/** The document with another value at a path. */
export function replaceAt(document: Json, [step, ...rest]: Path, value: Json): Json {
  if (step === undefined) return value;
  if (Array.isArray(document)) {
    return document.map((item: Json, index) => (index === step ? replaceAt(item, rest, value) : item));
  }
  if (typeof document !== 'object' || document === null) return document;
  return Object.fromEntries(
    Object.entries(document).map(([name, item]) => [
      name,
      name === step ? replaceAt(item, rest, value) : item,
    ]),
  );
}

/** The document without the field at a path. */
export function removeAt(document: Json, path: Path): Json {
  const [step, ...rest] = path;
  if (Array.isArray(document)) {
    return document.map((item: Json, index) => (index === step ? removeAt(item, rest) : item));
  }
  if (typeof document !== 'object' || document === null) return document;
  const entries = Object.entries(document).filter(([name]) => rest.length > 0 || name !== step);
  return Object.fromEntries(
    entries.map(([name, item]) => [name, name === step ? removeAt(item, rest) : item]),
  );
}
