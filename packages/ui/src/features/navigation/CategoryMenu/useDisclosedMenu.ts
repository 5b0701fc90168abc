import { useRef, useState, type FocusEvent } from 'react';
import { useAway } from '../../../primitives/Popover/useAway.ts';
import { useHoverIntent } from '../../../primitives/Popover/useHoverIntent.ts';

/**
 * Whether a menu below a button is open: a resting mouse opens it and leaving closes it, unless a press has pinned it. It
 * closes on a press elsewhere, when the focus goes elsewhere and when Back leads to another page.
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

  useAway(isOpen, ref, () => setState('closed'));

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
