import { createSignal, type Signal } from '../../store/createStore.ts';

/** Rows that are ticked to be put together, by their places in each book. */
export interface Ticked {
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
}
export type BookSide = keyof Ticked;

export interface Pairing {
  readonly subscribe: Signal['subscribe'];
  readonly ticked: () => Ticked;
  readonly has: (side: BookSide, place: number) => boolean;
  readonly toggle: (side: BookSide, place: number) => void;
  /** Leaves only ticks of these rows. */
  readonly keep: (places: Ticked) => void;
  readonly clear: () => void;
}

const nothing: Ticked = { ours: [], theirs: [] };

/** Which rows are ticked; each row follows its own tick, so that one of thousands renders again. */
export function createPairing(): Pairing {
  let ticked = nothing;
  const { subscribe, tell } = createSignal();
  return {
    subscribe,
    ticked: () => ticked,
    has: (side, place) => ticked[side].includes(place),
    toggle(side, place) {
      const before = ticked[side];
      const after = before.includes(place)
        ? before.filter((one) => one !== place)
        : [...before, place].toSorted((a, b) => a - b);
      ticked = { ...ticked, [side]: after };
      tell();
    },
    keep({ ours, theirs }) {
      const [left, right] = [new Set(ours), new Set(theirs)];
      const next = {
        ours: ticked.ours.filter((place) => left.has(place)),
        theirs: ticked.theirs.filter((place) => right.has(place)),
      };
      if (next.ours.length === ticked.ours.length && next.theirs.length === ticked.theirs.length) return;
      ticked = next;
      tell();
    },
    clear() {
      if (ticked === nothing) return;
      ticked = nothing;
      tell();
    },
  };
}
