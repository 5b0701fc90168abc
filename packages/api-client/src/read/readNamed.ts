import { readField } from './readField.ts';
import { readId, type Id } from './readId.ts';
import { readFirstText } from './readText.ts';
import type { Also, Schemas, Wire } from './Wire.ts';

/** Something known by an id and a name: a brand, a category, a Cari. */
export interface Named {
  readonly id: Id;
  readonly name: string;
}

/** What names are read of: a brand has an `ad`, a category a `displayName`, a Cari a `name`, and each the others' too. */
type NamedOnWire =
  | ((Schemas['Brand'] | Schemas['ListBrandEntry']) & Also<'name' | 'displayName'>)
  | (Schemas['CategoryName'] & Also<'ad' | 'name'>)
  | (Schemas['Cari'] & Also<'ad' | 'displayName'>);

/** Reads `{id, ad}`, `{id, name}` or `{id, displayName}`; undefined when either is missing. */
export function readNamed(value: Wire<NamedOnWire | Schemas['Id'] | null>): Named | undefined {
  const id = readId(readField(value, 'id'));
  const name = readFirstText(
    readField(value, 'ad'),
    readField(value, 'name'),
    readField(value, 'displayName'),
  );
  return id === '' || name === '' ? undefined : { id, name };
}
