import type { MenuEntry } from '@vitrin/api-client/navigation/menu';
import { useState } from 'react';
import { ChevronRightIcon } from '../../../primitives/Icon/ChevronRightIcon.tsx';
import { MenuChildren } from '../HeaderMenu/MenuChildren.tsx';
import { MenuEntries } from '../HeaderMenu/MenuEntries.tsx';
import { chevron, children, link } from './MobileMenu.css.ts';

export interface MobileEntriesProps {
  entries: readonly MenuEntry[];
}

/** The header menu one below the other; what has children opens in its place. */
export function MobileEntries({ entries }: MobileEntriesProps) {
  return (
    <ul>
      <MenuEntries entries={entries} className={link} openerOf={(entry) => <Opening entry={entry} />} />
    </ul>
  );
}

function Opening({ entry }: { entry: MenuEntry }) {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${link} ${entry.cssClass}`}
        aria-expanded={isExpanded}
        onClick={() => setExpanded(!isExpanded)}
      >
        {entry.label}
        <span className={chevron}>
          <ChevronRightIcon size="sm" />
        </span>
      </button>
      {isExpanded && (
        <div className={children}>
          <MenuChildren links={entry.children} />
        </div>
      )}
    </>
  );
}
