import { createStore, type Store } from '../../store/createStore.ts';

/** What somebody has ticked of products, by their keys, and how many they want where that is not as usual. */
export interface Choice {
  readonly ticked: ReadonlySet<string>;
  /** As they are typed. */
  readonly quantities: ReadonlyMap<string, string>;
}

export interface ChoiceStore extends Store<Choice> {
  readonly tick: (keys: readonly string[], isTicked: boolean) => void;
  /** Who says how many wants it. */
  readonly setQuantity: (key: string, quantity: string) => void;
}

export function createChoice(): ChoiceStore {
  const store = createStore<Choice>({ ticked: new Set(), quantities: new Map() });
  const tick: ChoiceStore['tick'] = (keys, isTicked) => {
    const { ticked, quantities } = store.get();
    const next = new Set(ticked);
    for (const key of keys) {
      if (isTicked) next.add(key);
      else next.delete(key);
    }
    store.set({ ticked: next, quantities });
  };
  return {
    ...store,
    tick,
    setQuantity(key, quantity) {
      const { ticked, quantities } = store.get();
      store.set({ ticked: new Set([...ticked, key]), quantities: new Map([...quantities, [key, quantity]]) });
    },
  };
}
