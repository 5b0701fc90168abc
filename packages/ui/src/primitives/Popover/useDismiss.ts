import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';

export interface DismissOptions {
  isOpen: boolean;
  /** Holds the trigger and what floats. */
  within: RefObject<HTMLElement | null>;
  /** Esc came from inside, so the focus wants to go back; a click elsewhere has taken it along. */
  onDismiss: (how: 'escape' | 'away') => void;
}

/** Closes what floats on Esc, on a click elsewhere and when the focus leaves. Spread the result on `within`. */
export function useDismiss({ isOpen, within, onDismiss }: DismissOptions) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !within.current?.contains(target)) onDismiss('away');
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => document.removeEventListener('pointerdown', onPointerDown, true);
  }, [isOpen, within, onDismiss]);

  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
      event.preventDefault();
      onDismiss('escape');
    },
    onBlur: (event: FocusEvent) => {
      // Without a related target the window lost the focus, or a click landed on nothing: not ours to decide.
      if (isOpen && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
        onDismiss('away');
    },
  };
}
