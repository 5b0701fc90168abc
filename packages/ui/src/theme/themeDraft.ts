import { createStore } from '../store/createStore.ts';

/**
 * themeSettings that are being edited: every ThemeProvider paints them instead of its own, and nothing renders. Undefined
 * while nobody edits.
 */
export const themeDraft = createStore<unknown>(undefined);
