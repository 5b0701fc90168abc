import { api as here } from './api.ts';
import type { Api } from './client.ts';
import { readField } from './read/readField.ts';

/** What is kept, and for which identity: nobody else gets it back. */
interface Kept {
  readonly owner: string;
  /** Anything JSON can hold; never card data. */
  readonly value: unknown;
}

const keepers = new Set<(isAway?: boolean) => void>();

/** What the page has kept since it went out of sight, by name. */
const away = new Map<string, string>();

/** What is typed here is nobody's any more. */
let isOver = false;

const prefix = 'vitrin-kept-';
const keyOf = (name: string) => prefix + name;

/**
 * Keeps what was typed when the session is lost, for the way back from the login, and whenever `keepAll` or `keepWhileAway`
 * ask for it.
 * @param collect what there is to keep; undefined for nothing
 * @returns the function that ends it
 */
export const keepThroughLoss = (
  name: string,
  collect: () => Kept | undefined,
  api: Pick<Api, 'onSessionLost'> = here,
): (() => void) => {
  const keep = (isAway?: boolean) => {
    const kept = isOver ? undefined : collect();
    if (kept === undefined) return;
    const text = JSON.stringify(kept);
    try {
      sessionStorage.setItem(keyOf(name), text);
      if (isAway) away.set(name, text);
      else away.delete(name);
    } catch {
      // Where storage is refused the way back leads to an empty form.
    }
  };
  keepers.add(keep);
  const stopHearing = api.onSessionLost(() => keep());
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

const leave = () => keepers.forEach((keep) => keep(true));

/**
 * Keeps all that was typed while the page is out of sight: from there it may be loaded afresh, or ended by a phone that
 * needs its memory, and not be told. Back in sight, what stands in the page counts, and nothing of it is kept.
 * @param reload loads the page afresh
 */
export function keepWhileAway(reload = () => location.reload()): void {
  let isFrozen = false;
  const comeBack = () => {
    // A later page of this tab has taken it up: this one would show, and order, what that one has ordered.
    if (isFrozen && [...away].some(([name, text]) => sessionStorage.getItem(keyOf(name)) !== text)) {
      isOver = true;
      reload();
    } else {
      for (const name of away.keys()) dropKept(name);
    }
    isFrozen = false;
    away.clear();
  };
  addEventListener('pagehide', ({ persisted }) => {
    isFrozen = persisted;
    leave();
  });
  addEventListener('pageshow', comeBack);
  addEventListener('visibilitychange', () => (document.hidden ? leave() : comeBack()));
}

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

/** Drops what was kept for anybody but this identity: a change of company leaves nothing to come back to. */
export function dropOthers(owner: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const name = key.slice(prefix.length);
      if (key === keyOf(name) && lookBack(name, owner) === undefined) dropKept(name);
    }
  } catch {
    // Where storage is refused nothing was kept.
  }
}

/** Whoever uses the page signs out: nothing of what was typed is kept, neither now nor later. */
export function forgetAll(): void {
  isOver = true;
  dropOthers('');
}
