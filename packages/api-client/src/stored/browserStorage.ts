/** For all tabs and for good, or for one tab while it lives. */
export type StorageArea = 'local' | 'session';

interface TextStorage {
  /** Null where nothing is kept. */
  readonly read: (key: string) => string | null;
  /** Null forgets. False where the browser refuses: then it holds as long as the page. */
  readonly write: (key: string, text: string | null) => boolean;
  readonly keys: () => readonly string[];
}

function openStorage(storage: () => Storage): TextStorage {
  /** What the browser has refused to keep or, null, to forget. */
  const refused = new Map<string, string | null>();
  return {
    read(key) {
      try {
        return refused.get(key) ?? (refused.has(key) ? null : storage().getItem(key));
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        refused.delete(key);
        return true;
      } catch {
        refused.set(key, text);
        return false;
      }
    },
    keys() {
      try {
        return [...refused.keys(), ...Object.keys(storage())];
      } catch {
        return [...refused.keys()];
      }
    },
  };
}

/** The storages of this browser, which may refuse everything or be full. */
export const browserStorage: Readonly<Record<StorageArea, TextStorage>> = {
  local: openStorage(() => localStorage),
  session: openStorage(() => sessionStorage),
};
