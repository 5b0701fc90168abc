import { useInsertionEffect } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** Whether a screen that shows no rules of a theme is open; told to listeners when that changes. */
export const protectedScreens = {
  isOpen: () => count > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

function change(by: 1 | -1) {
  count += by;
  for (const listener of listeners) listener();
}

/**
 * For screens where passwords, cards and orders are given (login, checkout, payment): while one is shown, no rule of an
 * administrator applies anywhere on the page. Its colours and heights stay: they are values, not rules.
 */
export function useProtectedScreen(): void {
  useInsertionEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}
