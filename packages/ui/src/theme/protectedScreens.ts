import { useInsertionEffect } from 'react';
import { createStore } from '../store/createStore.ts';

/** How many screens that show no rules of a theme are open. */
export const protectedScreens = createStore(0);

/**
 * For screens where passwords, cards and orders are given (login, checkout, payment): while one is shown, no rule of an
 * administrator applies anywhere on the page. Its colours and heights stay: they are values, not rules.
 */
export function useProtectedScreen(): void {
  useInsertionEffect(() => {
    protectedScreens.set(protectedScreens.get() + 1);
    return () => protectedScreens.set(protectedScreens.get() - 1);
  }, []);
}
