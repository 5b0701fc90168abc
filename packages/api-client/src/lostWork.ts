import { api as here } from './api.ts';
import type { Api } from './client.ts';
import { readField } from './read/readField.ts';

/** What is kept, and for which identity: nobody else gets it back. */
interface Kept {
  readonly owner: string;
  /** Anything JSON can hold; never card data. */
  readonly value: unknown;
}

const keepers = new Set<() => void>();

const keyOf = (name: string) => `vitrin-kept-${name}`;

/**
 * Keeps what was typed when the session is lost, for the way back from the login.
 * @param collect what there is to keep; undefined for nothing
 * @returns the function that ends it
 */
export const keepThroughLoss = (
  name: string,
  collect: () => Kept | undefined,
  api: Pick<Api, 'onSessionLost'> = here,
): (() => void) => {
  const keep = () => {
    const kept = collect();
    if (kept === undefined) return;
    try {
      sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
    } catch {
      // Where storage is refused the way back leads to an empty form.
    }
  };
  keepers.add(keep);
  const stopHearing = api.onSessionLost(keep);
  return () => {
    keepers.delete(keep);
    stopHearing();
  };
};

/**
 * Keeps all that was typed: where the session is found to be over before any call was refused, and before the page is loaded
 * afresh for something that changes nothing of it.
 */
export const keepAll = () => keepers.forEach((keep) => keep());

/**
 * What was kept under this name for this identity; undefined where there is nothing. It stays, for a component that React
 * builds anew before it is shown asks again: once it is shown, `dropKept`.
 */
export function lookBack(name: string, owner: string): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    return readField(kept, 'owner') === owner ? readField(kept, 'value') : undefined;
  } catch {
    return undefined;
  }
}

/** What was kept is back where it was typed, or nobody's business any more. */
export function dropKept(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Where storage is refused nothing was kept.
  }
}

/** What was kept under this name for this identity, once; undefined where there is nothing. */
export function takeBack(name: string, owner: string): unknown {
  const value = lookBack(name, owner);
  dropKept(name);
  return value;
}
