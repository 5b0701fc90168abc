import { type PointerEvent, useEffect, useRef } from 'react';

/** Long enough that passing over does not open, and that a slip of the hand does not close; in ms. */
const openAfter = 120;
const closeAfter = 240;

/**
 * Says when a mouse rests on something and when it has left for good; touch and pen do not hover. A press says by itself what is
 * meant: nobody has rested who pressed first.
 */
export function useHoverIntent(onHoverChange: (isHovered: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = (isHovered: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onHoverChange(isHovered), isHovered ? openAfter : closeAfter);
  };
  useEffect(() => () => clearTimeout(timer.current), [timer]);
  return {
    onPointerEnter: after(true),
    onPointerLeave: after(false),
    onPointerDown: () => clearTimeout(timer.current),
  };
}
