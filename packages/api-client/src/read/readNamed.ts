import { readField } from './readField.ts';
import { readId, type Id } from './readId.ts';
import { readFirstText } from './readText.ts';

/** Something known by an id and a name: a brand, a category, a Cari. */
export interface Named {
  readonly id: Id;
  readonly name: string;
}

/** Reads `{id, ad}`, `{id, name}` or `{id, displayName}`; undefined when either is missing. */
export function readNamed(value: unknown): Named | undefined {
  const id = readId(readField(value, 'id'));
  const name = readFirstText(
    readField(value, 'ad'),
    readField(value, 'name'),
    readField(value, 'displayName'),
  );
  return id === '' || name === '' ? undefined : { id, name };
}
