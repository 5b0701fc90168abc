import { onSessionLost } from './client.ts';
import type { Identity } from './identity.ts';
import { forgetEverybody, forgetOthers } from './stored/forget.ts';
import { storedKeys } from './stored/storedKeys.ts';
import { storedValue } from './stored/storedValue.ts';
import { hearTabs, tellTabs } from './tabs.ts';

/** What was typed, and for which identity: nobody else gets it back. */
interface Draft {
  readonly owner: string;
  /** Anything JSON can hold; never card data. */
  readonly value: unknown;
}

const draftOf = (name: string, owner = '') => storedValue(storedKeys.draft(name), (value) => value, owner);

const keepers = new Set<(isAway?: boolean) => void>();

/** What is, or was, kept by something in this page, by name. */
const known = new Set<string>();

/** What the page has kept since it went out of sight, by name. */
const away = new Map<string, string | null>();

/** What is typed here is nobody's any more. */
let isOver = false;

/**
 * Keeps what was typed when the session is lost, for the way back from the login, and whenever `keepDrafts` or
 * `keepDraftsWhileAway` ask for it.
 * @param collect what there is to keep; undefined for nothing
 * @returns the function that ends it; asked to, it keeps what there is for whoever comes back within the page
 */
export function keepDraft(name: string, collect: () => Draft | undefined): (isKept?: boolean) => void {
  const keeper = (isAway?: boolean) => {
    const draft = isOver ? undefined : collect();
    if (draft === undefined) return;
    const kept = draftOf(name, draft.owner);
    kept.set(draft.value);
    if (isAway) away.set(name, kept.text());
    else away.delete(name);
  };
  known.add(name);
  keepers.add(keeper);
  const stopHearing = onSessionLost(() => keeper());
  return (isKept) => {
    if (isKept) keeper();
    keepers.delete(keeper);
    stopHearing();
  };
}

/**
 * Keeps all that was typed: where the session is found to be over before any call was refused, and before the page is loaded
 * afresh for something that changes nothing of it.
 */
export const keepDrafts = () => keepers.forEach((keeper) => keeper());

const leave = () => keepers.forEach((keeper) => keeper(true));

/**
 * Keeps all that was typed while the page is out of sight: from there it may be loaded afresh, or ended by a phone that
 * needs its memory, and not be told. Back in sight, what stands in the page counts, and nothing of it is kept.
 * @param reload loads the page afresh
 */
export function keepDraftsWhileAway(reload = () => location.reload()): void {
  let isFrozen = false;
  const comeBack = () => {
    // A later page of this tab has taken it up: this one would show, and order, what that one has ordered.
    if (isFrozen && [...away].some(([name, text]) => draftOf(name).text() !== text)) {
      isOver = true;
      reload();
    } else {
      for (const name of away.keys()) dropDraft(name);
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
 * builds anew before it is shown asks again: once it is shown, `dropDraft`.
 */
export const readDraft = (name: string, owner: string): unknown => draftOf(name, owner).get();

/**
 * Whether something may have been typed under this name, for whoever would have to load the code that knows: it is in the page
 * already, or something was kept for this identity.
 */
export const mayHaveDraft = (name: string, owner: string): boolean =>
  known.has(name) || readDraft(name, owner) !== undefined;

/** What was kept is back where it was typed, or nobody's business any more. */
export const dropDraft = (name: string): void => void draftOf(name).set(undefined);

/** What was kept under this name for this identity, once; undefined where there is nothing. */
export function takeDraft(name: string, owner: string): unknown {
  const value = readDraft(name, owner);
  dropDraft(name);
  return value;
}

/**
 * Whoever uses the page signs out: what they have left in this browser is gone, in its other tabs too, and nothing of what is
 * typed is kept any more.
 */
export function signOutHere(): void {
  endDrafts();
  tellTabs('vitrin-sign-out', null);
}

/** Whether somebody has signed out, here or in another tab, and nobody has signed in since: nothing of theirs is to be kept any more. */
export const isSignedOut = (): boolean => isOver;

/** Hears of a tab in which somebody signs out; gives the function that ends it. */
export const hearSignOut = (): (() => void) => hearTabs('vitrin-sign-out', endDrafts);

/** Who is signed in now: what anybody else has left is dropped, and what is typed here is kept for them. */
export function beginSession(identity: Identity): void {
  isOver = false;
  forgetOthers(identity);
}

function endDrafts(): void {
  isOver = true;
  forgetEverybody();
}
