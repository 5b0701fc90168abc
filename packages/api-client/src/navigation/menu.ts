import { backend, read } from '../client.ts';
import { identityKey, type Identity } from '../identity.ts';
import { backendQuery } from '../queries/backendQuery.ts';
import { fresh } from '../queries/queryDefaults.ts';
import { expectList } from '../read/expectBody.ts';
import { readField } from '../read/readField.ts';
import { readId, type Id } from '../read/readId.ts';
import { readList } from '../read/readList.ts';
import { readText } from '../read/readText.ts';
import type { Also, Schemas, Wire } from '../read/Wire.ts';

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

export type MenuName = 'menu.header' | 'menu.footer' | 'menu.logon';

/** GET /menu/ */
export const getMenu = (id: MenuName, signal?: AbortSignal): Promise<readonly MenuEntry[]> =>
  read((init) => backend.GET('/menu/', { ...init, params: { query: { id } } }), expectList(readMenu), {
    signal,
  });

/** A menu. The login page, which knows no identity, asks without one. */
export const menuQuery = (identity: Identity | undefined, id: MenuName) =>
  backendQuery(
    [identityKey(identity), 'navigation', 'menu', id],
    (signal) => getMenu(id, signal),
    fresh.shell,
  );
