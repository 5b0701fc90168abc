import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { useAway } from './useAway.ts';

export interface DismissOptions {
  isOpen: boolean;
  /** Holds the trigger and what floats. */
  within: RefObject<HTMLElement | null>;
  /** Esc came from inside, so the focus wants to go back; what lies elsewhere has taken it along. */
  onDismiss: (how: 'escape' | 'away') => void;
}

/** Closes what floats on Esc, on a click elsewhere, when the focus leaves and when Back leads away. Spread the result on `within`. */
export function useDismiss({ isOpen, within, onDismiss }: DismissOptions) {
  useAway(isOpen, within, () => onDismiss('away'));

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
