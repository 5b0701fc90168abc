import type { MenuEntry } from '@vitrin/api-client/navigation/menu';
import { ChevronDownIcon } from '../../../primitives/Icon/ChevronDownIcon.tsx';
import { Popover } from '../../../primitives/Popover/Popover.tsx';
import { wholeOnFocus } from '../../../primitives/wholeOnFocus.ts';
import { closeOnLink } from '../closeOnLink.ts';
import { MenuChildren } from './MenuChildren.tsx';
import { MenuEntries } from './MenuEntries.tsx';
import { bar, item, menu } from './HeaderMenu.css.ts';

export interface HeaderMenuProps {
  entries: readonly MenuEntry[];
}

/** The shop's own menu across the header: links, and lists of links that open on a press. */
export function HeaderMenu({ entries }: HeaderMenuProps) {
  if (entries.length === 0) return null;
  return (
    <nav className={menu} aria-label="Ana menü">
      <ul className={bar} {...wholeOnFocus}>
        <MenuEntries entries={entries} className={item} openerOf={(entry) => <Dropdown entry={entry} />} />
      </ul>
    </nav>
  );
}

function Dropdown({ entry }: { entry: MenuEntry }) {
  return (
    <Popover
      label={entry.label}
      isFlush
      trigger={({ onPress, ...aria }) => (
        <button type="button" className={`${item} ${entry.cssClass}`} {...aria} onClick={onPress}>
          {entry.label}
          <ChevronDownIcon size="xs" />
        </button>
      )}
    >
      {(close) => (
        <div {...closeOnLink(close)}>
          <MenuChildren links={entry.children} />
        </div>
      )}
    </Popover>
  );
}
