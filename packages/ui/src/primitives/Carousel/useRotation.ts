import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import { useInView } from '../useInView.ts';

interface RotationOptions {
  /** There is more than fits, and it is to move by itself. */
  isWanted: boolean;
  /** Milliseconds between two steps. */
  interval: number;
  onStep: () => void;
}

/**
 * Moves on by itself until somebody stops it. It waits while a mouse is over the region, the focus is in it, or it is out
 * of sight, and does not begin at all for who wants less motion. Spread `region` on the element that is watched; `isInView` says
 * whether it is in the window.
 */
export function useRotation({ isWanted, interval, onStep }: RotationOptions) {
  const [isStopped, setStopped] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const ref = useRef<HTMLElement>(null);
  const isInView = useInView(ref);
  const step = useEffectEvent(onStep);

  const isRunning = isWanted && !isStopped && !isHovered && !hasFocus && isInView;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) step();
    }, interval);
    return () => clearInterval(timer);
  }, [isRunning, interval]);

  const hover = (is: boolean) => (event: PointerEvent) => {
    // A finger does not rest over anything.
    if (event.pointerType === 'mouse') setHovered(is);
  };
  return {
    isStopped,
    setStopped,
    isInView,
    region: {
      ref,
      onPointerEnter: hover(true),
      onPointerLeave: hover(false),
      onFocus: () => setFocus(true),
      onBlur: (event: { currentTarget: Element; relatedTarget: EventTarget | null }) =>
        setFocus(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
