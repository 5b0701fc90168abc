import { readField } from '../read/readField.ts';
import {
  maySignInAs,
  readAccountRecord,
  readSignedIn,
  writeAccountRecord,
  type SignedIn,
} from './accountRecord.ts';

/** Where a browser keeps what a person leaves in it: for all tabs and for good, or for one tab while it lives. */
export type MemoryArea = 'local' | 'session';

const areas: readonly MemoryArea[] = ['local', 'session'];
const prefix = 'vitrin-kept-';
const keyOf = (name: string) => prefix + name;
const storageOf = (area: MemoryArea) => (area === 'local' ? localStorage : sessionStorage);

/**
 * Keeps something of somebody's; nobody else gets it back.
 * @param owner `identityKey` or, for what goes with the person to every company acted for, `personKey`
 * @param value anything JSON can hold; never card data
 * @returns the text that is kept, undefined where storage refuses
 */
export function keep(area: MemoryArea, name: string, owner: string, value: unknown): string | undefined {
  const text = JSON.stringify({ owner, signedIn: readAccountRecord().signedIn, value });
  try {
    storageOf(area).setItem(keyOf(name), text);
    return text;
  } catch {
    return undefined;
  }
}

/** The text that is kept under a name, whoever's it is; null where there is none. */
export function keptText(area: MemoryArea, name: string): string | null {
  try {
    return storageOf(area).getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** What was kept under this name for this owner; undefined where there is nothing. */
export function recall(area: MemoryArea, name: string, owner: string): unknown {
  const kept = readEntry(keptText(area, name));
  return kept.owner === owner && maySignInAs(kept.signedIn, readAccountRecord().signedIn)
    ? kept.value
    : undefined;
}

/** Drops what is kept under a name. */
export function drop(area: MemoryArea, name: string): void {
  try {
    storageOf(area).removeItem(keyOf(name));
  } catch {
    // What refuses to forget has refused to keep.
  }
}

/** Drops what was kept for anybody but these owners. */
export function dropOthers(owners: readonly string[]): void {
  for (const area of areas) {
    for (const name of namesIn(area)) {
      if (owners.every((owner) => recall(area, name, owner) === undefined)) drop(area, name);
    }
  }
}

/** Drops everything that anybody has left in this browser and this tab, and the price list that was looked through. */
export function dropEverybody(): void {
  for (const area of areas) namesIn(area).forEach((name) => drop(area, name));
  writeAccountRecord({});
  // A cookie of the backend's own name; it would show the next visitor prices of another list.
  if (typeof document !== 'undefined') document.cookie = 'kisayolFiyat=; path=/; samesite=lax; max-age=0';
}

/** Somebody has signed in by a form of ours: what anybody else has left is gone before their first page is asked for. */
export function noteSignIn({ cariNo, userName }: SignedIn): void {
  const before = readAccountRecord();
  const signedIn = { cariNo, userName };
  if (before.signedIn && !maySignInAs(before.signedIn, signedIn)) dropEverybody();
  writeAccountRecord({ signedIn });
}

/** Something of somebody's under one name, kept where the browser lets us, else as long as the page lives. */
export interface PersonalMemory {
  /** Undefined where nothing was kept for this owner. */
  readonly read: (owner: string) => unknown;
  /** Undefined forgets. */
  readonly write: (owner: string, value: unknown) => void;
}

/** A memory for one name. */
export function createMemory(area: MemoryArea, name: string): PersonalMemory {
  const refused = new Map<string, unknown>();
  return {
    read: (owner) => (refused.has(owner) ? refused.get(owner) : recall(area, name, owner)),
    write: (owner, value) => {
      refused.delete(owner);
      if (value === undefined) drop(area, name);
      if (value === undefined ? keptText(area, name) !== null : keep(area, name, owner, value) === undefined)
        refused.set(owner, value);
    },
  };
}

function readEntry(text: string | null): { owner: unknown; signedIn: SignedIn | undefined; value: unknown } {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return {
      owner: readField(kept, 'owner'),
      signedIn: readSignedIn(readField(kept, 'signedIn')),
      value: readField(kept, 'value'),
    };
  } catch {
    return { owner: undefined, signedIn: undefined, value: undefined };
  }
}

function namesIn(area: MemoryArea): readonly string[] {
  try {
    return Object.keys(storageOf(area))
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}
