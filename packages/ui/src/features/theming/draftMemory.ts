const key = 'vitrin-theme-draft';

/**
 * What was being edited, through a lost session: kept in this tab until it is saved or given up. Storage that is refused
 * or full only means that nothing is remembered.
 */
export const draftMemory = {
  recall: (): unknown => {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  },
  keep: (draft: unknown): void => {
    try {
      sessionStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // Nothing is remembered.
    }
  },
  forget: (): void => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was remembered.
    }
  },
};
