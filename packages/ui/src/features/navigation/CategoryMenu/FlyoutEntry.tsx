import type { Category } from '@vitrin/api-client/navigation/categories';
import { useRef } from 'react';
import { paths } from '../../../paths.ts';
import { ChevronRightIcon } from '../../../primitives/Icon/ChevronRightIcon.tsx';
import { CategoryIcon } from '../CategoryIcon/CategoryIcon.tsx';
import { link, opener, row } from './CategoryMenu.css.ts';
import type { FlyoutColumnProps } from './FlyoutColumn.tsx';

/** A finger that rests longer (ms) wants something else than to tap. */
const tap = 300;

export interface FlyoutEntryProps extends Omit<FlyoutColumnProps, 'id' | 'categories'> {
  category: Category;
}

/** A category: its link and, where there are categories below it, what opens their column. */
export function FlyoutEntry({ category, path, trail, flyout, nextId, entryAction }: FlyoutEntryProps) {
  const press = useRef({ isTouch: false, at: 0 });
  const below = [...path, category];
  const hasChildren = category.children.length > 0;
  const isOpen = flyout.open[path.length] === category;
  return (
    <li
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return;
        const column = event.currentTarget.closest('ul')?.nextElementSibling ?? null;
        flyout.hover(path, category, event, column);
      }}
    >
      <div
        className={row}
        data-trail={trail.includes(category) || undefined}
        data-open={isOpen || undefined}
        onPointerDown={({ pointerType, timeStamp }) => {
          press.current = { isTouch: pointerType !== 'mouse', at: timeStamp };
        }}
      >
        <a
          className={link}
          href={paths.catalog.to({ id: category.id })}
          aria-current={trail.at(-1) === category ? 'page' : undefined}
          onClick={(event) => {
            // Enter follows the link, whatever pressed here last.
            if (event.detail === 0 || !press.current.isTouch || !hasChildren || isOpen) return;
            // A finger cannot hover: the first tap opens, and the link is found again inside.
            event.preventDefault();
            if (event.timeStamp - press.current.at < tap) flyout.show(below);
          }}
        >
          {(path.length === 0 || category.icon !== '') && <CategoryIcon icon={category.icon} />}
          {category.name}
        </a>
        {entryAction?.(category)}
        {hasChildren && (
          <button
            type="button"
            className={opener}
            aria-expanded={isOpen}
            aria-controls={isOpen ? nextId : undefined}
            aria-label={`${category.name}: alt kategoriler`}
            onClick={({ detail }) => {
              // A mouse has opened it by coming here: its click must not close what it meant to open.
              const isMouse = detail > 0 && !press.current.isTouch;
              flyout.show(isOpen && !isMouse ? path : below);
            }}
          >
            <ChevronRightIcon size="sm" />
          </button>
        )}
      </div>
    </li>
  );
}
