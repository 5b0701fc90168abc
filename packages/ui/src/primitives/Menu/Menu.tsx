import { lazy, type KeyboardEvent, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { placements } from '../Popover/floating.css.ts';
import type { Placement } from '../Popover/placeBeside.ts';
import { useAnchored } from '../Popover/useAnchored.ts';
import { useDismiss } from '../Popover/useDismiss.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { float as floatStyle, root, waiting } from './Menu.css.ts';
import type { MenuEntry } from './MenuList.tsx';

const load = () => import('./MenuList.tsx');
/** Where it fails, opening asks again, and tells. */
const warm = () => void load().catch(() => undefined);
const MenuList = lazy(async () => ({ default: (await load()).MenuList }));

/** Spread it on the Button or IconButton that opens the menu. */
export interface MenuTriggerProps {
  'aria-expanded': boolean;
  'aria-controls': string;
  'aria-haspopup': 'menu';
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** Names the menu. */
  label: string;
  trigger: (props: MenuTriggerProps) => ReactNode;
  items: readonly MenuEntry[];
  onAction: (key: string) => void;
  placement?: Placement;
}

/**
 * Commands behind a button. Enter, Space and the arrows open it; arrows, Home, End and typing move in it; Enter chooses;
 * Esc, Tab and a click elsewhere close it. The list is fetched when the mouse or the focus comes near. Anything richer
 * than commands is a Popover.
 */
export function Menu({ label, trigger, items, onAction, placement = 'bottom start' }: MenuProps) {
  const id = useId();
  const [state, setState] = useState<'closed' | 'open' | 'left'>('closed');
  const isOpen = state === 'open';
  const { anchor, float, anchorRef } = useAnchored(isOpen, placement);
  const leaving = useDismiss({
    isOpen,
    within: anchorRef,
    onDismiss: (how) => setState(how === 'escape' ? 'left' : 'closed'),
  });
  const nearby = { onPointerEnter: warm, onFocus: warm };

  useEffect(() => {
    if (state === 'left') anchorRef.current?.querySelector<HTMLElement>(':scope > [aria-controls]')?.focus();
  }, [state, anchorRef]);

  return (
    <span {...anchor} {...leaving} {...nearby} className={root}>
      {trigger({
        'aria-expanded': isOpen,
        'aria-controls': id,
        'aria-haspopup': 'menu',
        onPress: () => setState(isOpen ? 'left' : 'open'),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setState('open');
        },
      })}
      <div {...float} id={id} className={`${floatStyle} ${placements[placement]}`}>
        {isOpen && (
          <Suspense
            fallback={
              <div className={waiting}>
                <Spinner />
              </div>
            }
          >
            <MenuList label={label} items={items} onAction={onAction} onClose={() => setState('left')} />
          </Suspense>
        )}
      </div>
    </span>
  );
}
