import { createStore } from './createStore.ts';
import type { Store } from './Store.ts';

/** A store that forgets with its page or process: for the browser and for tests. */
export const createMemoryStore = (): Store => createStore();
