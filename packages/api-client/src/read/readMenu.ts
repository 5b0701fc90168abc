import { readField } from './readField.ts';
import { readId, type Id } from './readId.ts';
import { readList } from './readList.ts';
import { readText } from './readText.ts';
import type { Also, Schemas, Wire } from './Wire.ts';

/** A link of a menu. The address is the server's and untouched: judge it before it becomes an href. */
export interface MenuLink {
  readonly id: Id;
  readonly label: string;
  readonly url: string;
  readonly cssClass: string;
}

/** An entry of a menu; with children it opens instead of leading somewhere. */
export interface MenuEntry extends MenuLink {
  readonly children: readonly MenuLink[];
}

/** Reads GET /menu/: entries with one level of children. Entries without a name are left out. */
export function readMenu(body: Wire<Schemas['MenuEntry'][] | null>): readonly MenuEntry[] {
  return readList(body, (item) => {
    const link = readMenuLink(item);
    return link && { ...link, children: readList(readField(item, 'childs'), readMenuLink) };
  });
}

function readMenuLink(
  value: Wire<Schemas['MenuEntry'] | (Schemas['MenuChild'] & Also<'cssClass'>)>,
): MenuLink | undefined {
  const label = readText(readField(value, 'displayName'));
  if (label === '') return undefined;
  return {
    id: readId(readField(value, 'id')),
    label,
    url: readText(readField(value, 'url')),
    cssClass: readText(readField(value, 'cssClass')),
  };
}
