import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useCloseOnBack } from '../useCloseOnBack.ts';

/**
 * Calls back on a press elsewhere, and when Back or Forward leads to another page.
 * @param within holds the trigger and what floats
 */
export function useAway(isOpen: boolean, within: RefObject<HTMLElement | null>, onAway: () => void): void {
  const leave = useEffectEvent(onAway);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !within.current?.contains(target)) leave();
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => document.removeEventListener('pointerdown', onPointerDown, true);
  }, [isOpen, within]);
  useCloseOnBack(isOpen, onAway);
}
