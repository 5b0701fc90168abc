import * as memory from 'fake-indexeddb';

/** What a storage keeps are its own fields, as a browser's has it. */
class OwnStorage {
  [key: string]: unknown;
}

const names = ['localStorage', 'sessionStorage'] as const;

function put(name: (typeof names)[number]): void {
  const kept = new OwnStorage();
  const methods: Readonly<Partial<Storage>> = {
    getItem: (key) => (Object.hasOwn(kept, key) ? String(kept[key]) : null),
    setItem: (key, text) => void (kept[key] = text),
    removeItem: (key) => void Reflect.deleteProperty(kept, key),
    clear: () => Object.keys(kept).forEach((key) => Reflect.deleteProperty(kept, key)),
    key: (index) => Object.keys(kept)[index] ?? null,
  };
  for (const [method, value] of Object.entries(methods)) Object.defineProperty(kept, method, { value });
  Object.defineProperty(kept, 'length', { get: () => Object.keys(kept).length });
  Object.defineProperty(window, name, { configurable: true, value: kept });
}

/**
 * What a story keeps, and what it tells other tabs, is its own: a Storybook that is served beside the shop shares the browser's
 * storage, databases and channels with it. Databases are kept in memory.
 */
export function keepOwnStorage(): void {
  names.forEach(put);
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(`story ${name}`);
    }
  };
  for (const [name, value] of Object.entries(memory))
    if (name.startsWith('IDB'))
      Object.defineProperty(window, name, { configurable: true, writable: true, value });
  forgetDatabases();
}

/** A story begins without any database. */
export function forgetDatabases(): void {
  Object.defineProperty(window, 'indexedDB', {
    configurable: true,
    writable: true,
    value: new memory.IDBFactory(),
  });
}
