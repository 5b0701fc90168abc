import type { MenuEntry } from '@vitrin/api-client/navigation/menu';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { words } from '../../../text/words.ts';
import type { CategoriesProps } from '../CategoriesProps.ts';
import { CategoryTree } from '../CategoryTree/CategoryTree.tsx';
import { closeOnLink } from '../closeOnLink.ts';
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx';
import { MobileEntries } from './MobileEntries.tsx';
import { heading, section } from './MobileMenu.css.ts';

export interface MobileMenuProps extends CategoriesProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The header menu. */
  entries: readonly MenuEntry[];
  /** The header menu could not be loaded; asks again. */
  onEntriesRetry?: (() => void) | undefined;
}

/** The menu of phones: a sheet with the categories as a tree and the header menu below. */
export function MobileMenu({
  isOpen,
  onOpenChange,
  entries,
  onEntriesRetry,
  ...categories
}: MobileMenuProps) {
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Menü"
      closeLabel={words.close}
      side="left"
      size="sm"
      isFlush
    >
      <div {...closeOnLink(() => onOpenChange(false))}>
        <nav className={section} aria-label="Kategoriler">
          <h3 className={heading}>Kategoriler</h3>
          <CategoryTree {...categories} />
        </nav>
        {(entries.length > 0 || onEntriesRetry) && (
          <nav className={section} aria-label="Ana menü">
            {onEntriesRetry ? <LoadFailure onRetry={onEntriesRetry} /> : <MobileEntries entries={entries} />}
          </nav>
        )}
      </div>
    </Drawer>
  );
}
