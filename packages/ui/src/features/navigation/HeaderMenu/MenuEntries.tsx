import type { MenuEntry } from '@vitrin/api-client/navigation/menu';
import type { ReactNode } from 'react';
import { serverAddress } from '../../../serverAddress.ts';

export interface MenuEntriesProps {
  entries: readonly MenuEntry[];
  /** How a link looks, beside what the shop says of it. */
  className: string;
  /** What opens the links below an entry. */
  openerOf: (entry: MenuEntry) => ReactNode;
}

/** The entries of the shop's menu, each a link or what opens its own links. */
export const MenuEntries = ({ entries, className, openerOf }: MenuEntriesProps) =>
  entries.map((entry, index) => (
    // The server's ids may be missing or repeated, and the list never changes its order.
    <li key={index}>
      {entry.children.length === 0 ? (
        <a className={`${className} ${entry.cssClass}`} href={serverAddress(entry.url)}>
          {entry.label}
        </a>
      ) : (
        openerOf(entry)
      )}
    </li>
  ));
