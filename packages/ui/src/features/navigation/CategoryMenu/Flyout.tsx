import type { Id } from '@vitrin/api-client/read/readId';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { findTrail } from '../findTrail.ts';
import { FlyoutColumn, type FlyoutColumnProps } from './FlyoutColumn.tsx';
import { firstEntry, nextEntry } from './nextEntry.ts';
import { useFlyout } from './useFlyout.ts';

export interface FlyoutProps extends Pick<FlyoutColumnProps, 'categories' | 'entryAction'> {
  currentId: Id | undefined;
  /** Somebody has come by keyboard: the first entry takes the focus. */
  takesFocus: boolean;
}

/** The categories in columns, one per level. Arrows walk in them: right into what an entry opens, left out of it. */
export function Flyout({ categories, currentId, entryAction, takesFocus }: FlyoutProps) {
  const id = useId();
  const flyout = useFlyout(categories);
  const trail = findTrail(categories, currentId);
  const columns = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) firstEntry(columns.current?.firstElementChild ?? null)?.focus();
  }, [takesFocus]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, currentTarget } = event;
    if (!(target instanceof Element)) return;
    const from = target.closest('div')?.querySelector<HTMLElement>(':scope > button') ?? target;
    if (key === 'ArrowRight' && from instanceof HTMLButtonElement) {
      event.preventDefault();
      if (from.ariaExpanded !== 'true') flushSync(() => from.click());
      firstEntry(target.closest('ul')?.nextElementSibling ?? null)?.focus();
      return;
    }
    const next = nextEntry(key, target);
    if (!next || !currentTarget.contains(next)) return;
    event.preventDefault();
    next.focus();
    if (key === 'ArrowLeft') flyout.show(flyout.open.slice(0, -1));
  };
  return (
    <nav aria-label="Kategoriler">
      <div ref={columns} role="presentation" onKeyDown={onKeyDown} {...flyout.track}>
        {[categories, ...flyout.open.map(({ children }) => children)].map((column, level) => (
          <FlyoutColumn
            key={level}
            id={`${id}-${level}`}
            nextId={`${id}-${level + 1}`}
            categories={column}
            path={flyout.open.slice(0, level)}
            trail={trail}
            flyout={flyout}
            entryAction={entryAction}
          />
        ))}
      </div>
    </nav>
  );
}
