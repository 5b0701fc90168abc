import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChevronDownIcon } from '../../../primitives/Icon/ChevronDownIcon.tsx';
import { GridIcon } from '../../../primitives/Icon/GridIcon.tsx';
import { useLazyComponent } from '../../../primitives/useLazyComponent.ts';
import type { CategoriesProps } from '../CategoriesProps.ts';
import { closeOnLink } from '../closeOnLink.ts';
import { CategoryFallback } from '../CategoryFallback/CategoryFallback.tsx';
import { firstColumn, panel, root, trigger, triggerEnd } from './CategoryMenu.css.ts';
import { useDisclosedMenu } from './useDisclosedMenu.ts';

// Fetched when a mouse or the focus comes to the button.
const loadFlyout = async () => (await import('./Flyout.tsx')).Flyout;

/**
 * The button 'Kategoriler' and the columns it opens: on hover, on a press, by keyboard (arrows walk, Esc closes). It
 * closes when the mouse leaves, on a press elsewhere and when a link is followed.
 */
export function CategoryMenu({ categories, onRetry, currentId, entryAction }: CategoriesProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useDisclosedMenu();
  const { Component: Flyout, fetch } = useLazyComponent(loadFlyout);
  const [isMissing, setMissing] = useState(false);
  const warm = async () => setMissing(!(await fetch()));
  // Came in by ArrowDown, and not since on another way.
  const [isEntered, setEntered] = useState(false);
  if (isEntered && !menu.isOpen) setEntered(false);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && menu.isOpen) {
      event.preventDefault();
      menu.close();
      button.current?.focus();
    } else if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault();
      flushSync(() => {
        menu.open();
        setEntered(true);
      });
    }
  };
  return (
    <div {...menu.root} className={root} role="presentation" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={`elements-button ${trigger}`}
        aria-expanded={menu.isOpen}
        aria-controls={id}
        onClick={menu.press}
        onPointerEnter={() => void warm()}
        onFocus={() => void warm()}
      >
        <GridIcon />
        Kategoriler
        <span className={triggerEnd}>
          <ChevronDownIcon size="sm" />
        </span>
      </button>
      <div id={id} className={panel} {...closeOnLink(menu.close)}>
        {menu.isOpen &&
          (Flyout && categories !== undefined && categories.length > 0 ? (
            <Flyout {...{ categories, currentId, entryAction }} takesFocus={isEntered} />
          ) : (
            <div className={firstColumn}>
              <CategoryFallback
                isEmpty={categories?.length === 0}
                onRetry={isMissing && !Flyout ? () => void warm() : onRetry}
              />
            </div>
          ))}
      </div>
    </div>
  );
}
