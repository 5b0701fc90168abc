import { onSessionLost } from './client.ts';
import { identityKey, personKey, type Identity } from './identity.ts';
import { drop, dropEverybody, dropOthers, keep, keptText, recall } from './personal/personalMemory.ts';

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

/**
 * Keeps what was typed when the session is lost, for the way back from the login, and whenever `keepAll` or `keepWhileAway`
 * ask for it.
 * @param collect what there is to keep; undefined for nothing
 * @returns the function that ends it
 */
export function keepThroughLoss(name: string, collect: () => Kept | undefined): () => void {
  const keeper = (isAway?: boolean) => {
    const kept = isOver ? undefined : collect();
    if (kept === undefined) return;
    const text = keep('session', name, kept.owner, kept.value);
    // Where storage is refused the way back leads to an empty form.
    if (text === undefined) return;
    if (isAway) away.set(name, text);
    else away.delete(name);
  };
  keepers.add(keeper);
  const stopHearing = onSessionLost(() => keeper());
  return () => {
    keepers.delete(keeper);
    stopHearing();
  };
}

/**
 * Keeps all that was typed: where the session is found to be over before any call was refused, and before the page is loaded
 * afresh for something that changes nothing of it.
 */
export const keepAll = () => keepers.forEach((keeper) => keeper());

const leave = () => keepers.forEach((keeper) => keeper(true));

/**
 * Keeps all that was typed while the page is out of sight: from there it may be loaded afresh, or ended by a phone that
 * needs its memory, and not be told. Back in sight, what stands in the page counts, and nothing of it is kept.
 * @param reload loads the page afresh
 */
export function keepWhileAway(reload = () => location.reload()): void {
  let isFrozen = false;
  const comeBack = () => {
    // A later page of this tab has taken it up: this one would show, and order, what that one has ordered.
    if (isFrozen && [...away].some(([name, text]) => keptText('session', name) !== text)) {
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
export const lookBack = (name: string, owner: string): unknown => recall('session', name, owner);

/** What was kept is back where it was typed, or nobody's business any more. */
export const dropKept = (name: string): void => drop('session', name);

/** What was kept under this name for this identity, once; undefined where there is nothing. */
export function takeBack(name: string, owner: string): unknown {
  const value = lookBack(name, owner);
  dropKept(name);
  return value;
}

/**
 * Whoever uses the page signs out: what they have left in this browser is gone, in its other tabs too, and nothing of what is
 * typed is kept any more.
 */
export function signOutHere(): void {
  forgetAll();
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** Hears of a tab in which somebody signs out; gives the function that ends it. */
export function hearSignOut(): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', forgetAll);
  return () => channel.close();
}

const channelName = 'vitrin-sign-out';

/** Who is signed in now: what anybody else has left is dropped, and what is typed here is kept for them. */
export function beginSession(identity: Identity): void {
  isOver = false;
  dropOthers([identityKey(identity), personKey(identity)]);
}

function forgetAll(): void {
  isOver = true;
  dropEverybody();
}
