/**
 * themeSettings that are being edited: every ThemeProvider paints them instead of its own, and nothing renders. Undefined
 * while nobody edits.
 */
let draft: unknown;
const listeners = new Set<() => void>();

export const themeDraft = {
  get: () => draft,
  set: (settings: unknown) => {
    draft = settings;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
