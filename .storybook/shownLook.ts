import { flushSync } from 'react-dom';
import type { ShownLook } from './looks.ts';

let shown: ShownLook | undefined;
const listeners = new Set<() => void>();

/** A look laid over that of the toolbar, on the page as soon as it is set. */
export const shownLook = {
  get: () => shown,
  set: (look: ShownLook | undefined) => {
    shown = look;
    flushSync(() => {
      for (const listener of listeners) listener();
    });
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
