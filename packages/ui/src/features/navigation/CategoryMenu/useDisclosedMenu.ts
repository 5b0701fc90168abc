import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { useHoverIntent } from '../../../primitives/Popover/useHoverIntent.ts';

/**
 * Whether a menu below a button is open: a resting mouse opens it and leaving closes it, unless a press has pinned it. It
 * closes on a press elsewhere and when the focus goes elsewhere.
 */
export function useDisclosedMenu() {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'closed' | 'hovered' | 'pinned'>('closed');
  const hover = useHoverIntent((isHovered) =>
    setState((now) => {
      if (isHovered) return now === 'closed' ? 'hovered' : now;
      return now === 'hovered' ? 'closed' : now;
    }),
  );
  const isOpen = state !== 'closed';

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) setState('closed');
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => document.removeEventListener('pointerdown', onPointerDown, true);
  }, [isOpen]);

  return {
    isOpen,
    open: () => setState('pinned'),
    close: () => setState('closed'),
    /** A press on what hovering has just opened means to keep it. */
    press: () => setState((now) => (now === 'pinned' ? 'closed' : 'pinned')),
    /** Spread it around button and menu. */
    root: {
      ref,
      ...hover,
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setState('closed');
      },
    },
  };
}
