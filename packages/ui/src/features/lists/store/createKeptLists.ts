import { type Identity, identityKey, isSameIdentity } from '@vitrin/api-client/identity';
import { readList } from '@vitrin/api-client/read/readList';
import { hearTabs, tellTabs } from '@vitrin/api-client/tabs';
import { ownerOf, readOwner } from '../../../store/recordOwner.ts';
import { createStore, type Store } from '../../../store/createStore.ts';
import { type Backup, freeName, mergeBackup, type Merged } from './backup.ts';
import {
  cleanName,
  type KeptList,
  type KeptRow,
  listRowLimit,
  type NewList,
  readKeptList,
} from './KeptList.ts';
import { addRows, putBackRow, takeRows, withoutRow, withQuantity } from './listRows.ts';
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

/** What became of a change. `gone`: the list was deleted meanwhile. `tooMany`: it would have more rows than a list may have. */
export type ListOutcome<T = KeptList> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'gone' | 'tooMany' }
  | { readonly kind: 'failed'; readonly problem: StorageProblem };

/** A merging, as it can be undone. */
export interface MergedList {
  readonly into: KeptList;
  /** The list that went into it, as it was. */
  readonly from: KeptList;
}

/**
 * The lists of an identity. Every change is a small one of what is kept at that moment, within one transaction: what another tab
 * has changed stays. None of these rejects.
 */
export interface KeptLists extends Pick<Store<ListsState>, 'get'> {
  /** Reads them for the first one who wants to hear, and as other tabs change them. */
  readonly subscribe: Store<ListsState>['subscribe'];
  readonly reload: () => Promise<void>;
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
  readonly noteBackup: (at: number) => Promise<void>;
}

type Lists = ReturnType<typeof openStore>;
const openStore = (database: ListsDatabase) => {
  const transaction = database.transaction('lists', 'readwrite', { durability: 'strict' });
  // An abort is told by what was asked last; unheard it would be one more error of the page.
  transaction.done.catch(() => {});
  return transaction;
};

/** Undoes what a transaction has done so far, unless the browser has done so already. */
function giveUp(transaction: Lists | undefined): void {
  try {
    transaction?.abort();
  } catch {
    // It has ended.
  }
}

/** A change that ends without having changed anything. */
class Refusal extends Error {
  readonly kind: 'gone' | 'tooMany';
  constructor(kind: 'gone' | 'tooMany') {
    super(kind);
    this.kind = kind;
  }
}

const lastFirst = (lists: readonly KeptList[]) => lists.toSorted((a, b) => b.changedAt - a.changedAt);

/**
 * @param identity whose lists they are; nobody else's are read, changed or told of
 * @param now for tests
 */
export function createKeptLists(identity: Identity, now: () => number = Date.now): KeptLists {
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

  const write = async <T>(
    work: (
      lists: Lists['store'],
    ) => Promise<{ value: T; changed?: readonly KeptList[]; gone?: readonly string[] }>,
  ): Promise<ListOutcome<T>> => {
    let transaction: Lists | undefined;
    try {
      transaction = openStore(await connect());
      const { value, changed = [], gone = [] } = await work(transaction.store);
      await transaction.done;
      show(changed, gone);
      tellTabs('vitrin-lists', page);
      return { kind: 'done', value };
    } catch (error) {
      // All of it or nothing.
      giveUp(transaction);
      return error instanceof Refusal ? { kind: error.kind } : { kind: 'failed', problem: problemOf(error) };
    }
  };
  const find = async (lists: Lists['store'], id: string): Promise<KeptList> => {
    const record = await lists.get(id);
    const list = isOwn(record) ? readKeptList(record) : undefined;
    if (!list) throw new Refusal('gone');
    return list;
  };
  const put = async (lists: Lists['store'], list: KeptList): Promise<KeptList> => {
    if (list.rows.length > listRowLimit) throw new Refusal('tooMany');
    await lists.put({ ...list, owner });
    return list;
  };
  const all = async (lists: Lists['store']) =>
    readList((await lists.index('member').getAll(identity.member)).filter(isOwn), readKeptList);
  /** A list under a name that no other has at this moment, whatever this page knew of them. */
  const withOwnName = async (lists: Lists['store'], list: KeptList): Promise<KeptList> => {
    const others = (await all(lists)).filter(({ id }) => id !== list.id);
    const name = freeName(cleanName(list.name), new Set(others.map((other) => other.name)));
    return { ...list, name };
  };
  const change = (
    id: string,
    with_: (list: KeptList, lists: Lists['store']) => Partial<NewList> | Promise<KeptList>,
  ) =>
    write(async (lists) => {
      const list = await find(lists, id);
      const value = await put(lists, { ...list, ...(await with_(list, lists)), changedAt: now() });
      return { value, changed: [value] };
    });
  const changeRows = (id: string, with_: (rows: readonly KeptRow[]) => readonly KeptRow[]) =>
    change(id, ({ rows }) => ({ rows: with_(rows) }));
  const putBack = async (lists: Lists['store'], list: KeptList) => {
    if ((await lists.get(list.id)) === undefined) return put(lists, await withOwnName(lists, list));
    return find(lists, list.id);
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
    create: ({ name, origin, rows }) =>
      write(async (lists) => {
        const id = crypto.randomUUID();
        const list = { id, name, origin, rows: addRows([], rows), changedAt: now() };
        const value = await put(lists, await withOwnName(lists, list));
        return { value, changed: [value] };
      }),
    rename: (id, name) => change(id, (list, lists) => withOwnName(lists, { ...list, name })),
    addRows: (id, more) => changeRows(id, (rows) => addRows(rows, more)),
    takeRows: (id, added) => changeRows(id, (rows) => takeRows(rows, added)),
    setQuantity: (id, code, quantity) => changeRows(id, (rows) => withQuantity(rows, code, quantity)),
    removeRow: (id, code) => changeRows(id, (rows) => withoutRow(rows, code)),
    putBackRow: (id, row, place) => changeRows(id, (rows) => putBackRow(rows, row, place)),
    remove: (id) =>
      write(async (lists) => {
        const value = await find(lists, id);
        await lists.delete(id);
        return { value, gone: [id] };
      }),
    putBack: (list) =>
      write(async (lists) => {
        const value = await putBack(lists, list);
        return { value, changed: [value] };
      }),
    merge: (id, fromId) =>
      write(async (lists) => {
        const [list, from] = [await find(lists, id), await find(lists, fromId)];
        const into = await put(lists, { ...list, rows: addRows(list.rows, from.rows), changedAt: now() });
        await lists.delete(fromId);
        return { value: { into, from }, changed: [into], gone: [fromId] };
      }),
    unmerge: ({ into: { id }, from }) =>
      write(async (lists) => {
        const list = await find(lists, id);
        const value = await put(lists, { ...list, rows: takeRows(list.rows, from.rows), changedAt: now() });
        return { value, changed: [value, await putBack(lists, from)] };
      }),
    load: (backup) =>
      write(async (lists) => {
        const taken = new Set((await lists.getAllKeys()).map(String));
        const merged = mergeBackup(backup, await all(lists), (id) => taken.has(id));
        for (const list of merged.added) await put(lists, list);
        return { value: merged, changed: merged.added };
      }),
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
