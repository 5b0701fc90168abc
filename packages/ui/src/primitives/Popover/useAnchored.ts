import { useId, useLayoutEffect, useRef } from 'react';
import { type Placement, placeBeside } from './placeBeside.ts';

/**
 * Shows an element in the browser's top layer beside another one while `isOpen`. Spread `anchor` on the element it
 * belongs to and `float` on the one that floats; the styles `placements` of floating.css.ts say where.
 */
export function useAnchored(isOpen: boolean, placement: Placement) {
  const name = `--anchor-${useId().replace(/\W/g, '')}`;
  const anchorRef = useRef<HTMLSpanElement>(null);
  const floatRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const float = floatRef.current;
    const anchor = anchorRef.current;
    if (!isOpen || !float || !anchor) return undefined;
    float.showPopover();
    if (!CSS.supports('anchor-name', '--a')) placeBeside(float, anchor, placement);
    return () => float.hidePopover();
  }, [isOpen, placement]);

  return {
    anchorRef,
    floatRef,
    anchor: { ref: anchorRef, style: { anchorName: name } },
    float: { ref: floatRef, popover: 'manual', style: { positionAnchor: name } },
  } as const;
}
