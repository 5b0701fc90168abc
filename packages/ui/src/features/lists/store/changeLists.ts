import { readList } from '@vitrin/api-client/read/readList';
import { tellTabs } from '@vitrin/api-client/tabs';
import { problemOf } from '../../../store/storageProblem.ts';
import { freeName, mergeBackup } from './backup.ts';
import {
  cleanName,
  type KeptList,
  type KeptRow,
  listRowLimit,
  type NewList,
  readKeptList,
} from './KeptList.ts';
import type { ListChanges, ListOutcome, ListsAtWork } from './createKeptLists.ts';
import { addRows, putBackRow, takeRows, withoutRow, withQuantity } from './listRows.ts';
import type { ListsDatabase } from './listsDatabase.ts';

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

/** What changes the lists of an identity. */
export function changeLists({ connect, identity, owner, isOwn, now, page, show }: ListsAtWork): ListChanges {
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

  return {
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
  };
}
