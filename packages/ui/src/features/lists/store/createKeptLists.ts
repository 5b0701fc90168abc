import { type Identity, identityKey, isSameIdentity } from '@vitrin/api-client/identity';
import { readList } from '@vitrin/api-client/read/readList';
import { hearTabs } from '@vitrin/api-client/tabs';
import { askOnce } from '../../../primitives/askOnce.ts';
import { ownerOf, readOwner } from '../../../store/recordOwner.ts';
import { createStore, type Store } from '../../../store/createStore.ts';
import type { Backup, Merged } from './backup.ts';
import { type KeptList, type KeptRow, type NewList, readKeptList } from './KeptList.ts';
import { createConnection, type ListsDatabase } from './listsDatabase.ts';
import { problemOf, type StorageProblem } from '../../../store/storageProblem.ts';

/** The lists of an identity as this page knows them, the last changed first. */
export type ListsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: StorageProblem }
  | {
      readonly kind: 'ready';
      readonly lists: readonly KeptList[];
      /** What is kept and cannot be read, as it is kept: it is not touched. */
      readonly unreadable: readonly object[];
      /** When they were last backed up; undefined for never. */
      readonly backedUpAt: number | undefined;
    };

/**
 * What became of a change. `gone`: the list was deleted meanwhile. `tooMany`: it would have more rows than a list may have.
 * `notLoaded`: what makes changes could not be had.
 */
export type ListOutcome<T = KeptList> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'gone' | 'tooMany' | 'notLoaded' }
  | { readonly kind: 'failed'; readonly problem: StorageProblem };

/** A merging, as it can be undone. */
export interface MergedList {
  readonly into: KeptList;
  /** The list that went into it, as it was. */
  readonly from: KeptList;
}

/** What changes the lists of an identity. */
export interface ListChanges {
  /** Under the next free name where its own is taken. */
  readonly create: (list: NewList) => Promise<ListOutcome>;
  /** To the next free name where another list has this one. */
  readonly rename: (id: string, name: string) => Promise<ListOutcome>;
  /** Rows of a code that stands already are added to it. */
  readonly addRows: (id: string, rows: readonly KeptRow[]) => Promise<ListOutcome>;
  /** Takes back what `addRows` has added. */
  readonly takeRows: (id: string, rows: readonly KeptRow[]) => Promise<ListOutcome>;
  readonly setQuantity: (id: string, code: string, quantity: number) => Promise<ListOutcome>;
  readonly removeRow: (id: string, code: string) => Promise<ListOutcome>;
  readonly putBackRow: (id: string, row: KeptRow, place: number) => Promise<ListOutcome>;
  /** Gives the list as it was, for `putBack`. */
  readonly remove: (id: string) => Promise<ListOutcome>;
  /** Puts a deleted list back, under the next free name where its own is taken; of one that is there again nothing is changed. */
  readonly putBack: (list: KeptList) => Promise<ListOutcome>;
  /** The rows of one list go into another, and it is gone. */
  readonly merge: (id: string, fromId: string) => Promise<ListOutcome<MergedList>>;
  readonly unmerge: (merged: MergedList) => Promise<ListOutcome>;
  readonly load: (backup: Backup) => Promise<ListOutcome<Merged>>;
}

/**
 * The lists of an identity. Every change is a small one of what is kept at that moment, within one transaction: what another tab
 * has changed stays. None of these rejects.
 */
export interface KeptLists extends Pick<Store<ListsState>, 'get'>, ListChanges {
  /** Reads them for the first one who wants to hear, and as other tabs change them. */
  readonly subscribe: Store<ListsState>['subscribe'];
  readonly reload: () => Promise<void>;
  readonly noteBackup: (at: number) => Promise<void>;
}

/** What changes of lists are made with. */
export interface ListsAtWork {
  readonly connect: () => Promise<ListsDatabase>;
  readonly identity: Identity;
  readonly owner: Identity;
  readonly isOwn: (record: unknown) => boolean;
  readonly now: () => number;
  /** Which page has changed something. */
  readonly page: string;
  /** Shows what has changed, and what is gone. */
  readonly show: (changed: readonly KeptList[], gone: readonly string[]) => void;
}

/** What changes lists: nobody needs it before they do. */
const loadChanges = () => import('./changeLists.ts');
/** Fetches it ahead. */
export const warmChanges = () => void loadChanges().catch(() => undefined);

const lastFirst = (lists: readonly KeptList[]) => lists.toSorted((a, b) => b.changedAt - a.changedAt);

/**
 * @param identity whose lists they are; nobody else's are read, changed or told of
 * @param now for tests, as is `load`
 */
export function createKeptLists(
  identity: Identity,
  now: () => number = Date.now,
  load = loadChanges,
): KeptLists {
  const store = createStore<ListsState>({ kind: 'loading' });
  const connect = createConnection();
  const owner = ownerOf(identity);
  const isOwn = (record: unknown) => identity.isAuth && isSameIdentity(readOwner(record), owner);
  /** Which page has changed something: it knows already. */
  const page = crypto.randomUUID();
  /** How often something was begun that shows what is kept; which of these is shown, and how many are under way. */
  let [begun, shown, underWay] = [0, 0, 0];
  let listeners = 0;
  let stopHearing: (() => void) | undefined;

  const reload = async () => {
    begun += 1;
    const reading = begun;
    underWay += 1;
    const state = await read().catch(
      (error: unknown) => ({ kind: 'failed', problem: problemOf(error) }) as const,
    );
    underWay -= 1;
    // What was begun later knows more.
    if (reading < shown) return;
    // What is known stays in sight, with what was not kept of it: each further change is refused, and told.
    if (state.kind === 'failed' && store.get().kind === 'ready') return;
    shown = reading;
    store.set(state);
  };
  const read = async (): Promise<ListsState> => {
    const database = await connect();
    const transaction = database.transaction(['lists', 'backups']);
    const [records, backup] = await Promise.all([
      transaction.objectStore('lists').index('member').getAll(identity.member),
      transaction.objectStore('backups').get(identityKey(identity)),
      transaction.done,
    ]);
    const own = records.filter(isOwn);
    return {
      kind: 'ready',
      lists: lastFirst(readList(own, readKeptList)),
      unreadable: own.filter((record) => readKeptList(record) === undefined),
      backedUpAt: backup?.at,
    };
  };

  /** What of these lists this page shows from now on. */
  const show = (changed: readonly KeptList[], gone: readonly string[]) => {
    const state = store.get();
    if (state.kind !== 'ready') return void reload();
    // What is being read may lack this, and this what is read there.
    if (underWay > 0) void reload();
    else begun += 1;
    shown = begun;
    const ids = new Set([...gone, ...changed.map(({ id }) => id)]);
    const others = state.lists.filter(({ id }) => !ids.has(id));
    store.set({ ...state, lists: lastFirst([...changed, ...others]) });
  };

  const atWork: ListsAtWork = { connect, identity, owner, isOwn, now, page, show };
  const getChanges = askOnce(async () => (await load()).changeLists(atWork));
  let changes: ListChanges | undefined;
  /** A change waits for its code; where that cannot be had nothing is changed, and the next one asks again. */
  const late =
    <Values extends readonly unknown[], T>(
      of: (changes: ListChanges) => (...values: Values) => Promise<ListOutcome<T>>,
    ) =>
    async (...values: Values): Promise<ListOutcome<T>> => {
      try {
        // All that wait go on in their order, and what comes after them does not pass them.
        changes ??= await getChanges();
      } catch {
        return { kind: 'notLoaded' };
      }
      return of(changes)(...values);
    };

  // A page that was put away hears nothing meanwhile.
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && void reload();
  const hear = () => {
    const stop = hearTabs('vitrin-lists', (from) => from !== page && void reload());
    addEventListener('pageshow', comeBack);
    return () => {
      stop();
      removeEventListener('pageshow', comeBack);
    };
  };

  return {
    get: store.get,
    reload,
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener);
      listeners += 1;
      if (listeners === 1) {
        stopHearing = hear();
        void reload();
      }
      return () => {
        unsubscribe();
        listeners -= 1;
        if (listeners === 0) stopHearing?.();
      };
    },
    create: late(({ create }) => create),
    rename: late(({ rename }) => rename),
    addRows: late(({ addRows }) => addRows),
    takeRows: late(({ takeRows }) => takeRows),
    setQuantity: late(({ setQuantity }) => setQuantity),
    removeRow: late(({ removeRow }) => removeRow),
    putBackRow: late(({ putBackRow }) => putBackRow),
    remove: late(({ remove }) => remove),
    putBack: late(({ putBack }) => putBack),
    merge: late(({ merge }) => merge),
    unmerge: late(({ unmerge }) => unmerge),
    load: late((to) => to.load),
    async noteBackup(at) {
      try {
        const database = await connect();
        await database.put('backups', { owner: identityKey(identity), at });
      } catch {
        // The file is what counts; that it was made is only told.
      }
      await reload();
    },
  };
}
