import { type Identity } from '@vitrin/api-client/identity';
import fc from 'fast-check';
import * as fake from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Backup, readBackup, writeBackup } from './backup.ts';
import { createKeptLists, type KeptLists, type ListOutcome } from './createKeptLists.ts';
import type { KeptList, KeptRow } from './KeptList.ts';

const merve: Identity = { isAuth: true, member: 'Merve Kaya', isDelegated: false, delegatedCompany: '' };
const forIsik: Identity = { ...merve, isDelegated: true, delegatedCompany: 'Işık Ltd.', companyId: '917' };
const database = 'vitrin-lists';

let ends: (() => void)[] = [];
const wipe = () => vi.stubGlobal('indexedDB', new fake.IDBFactory());
beforeEach(() => {
  for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
  wipe();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  ends.forEach((end) => end());
  ends = [];
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The lists as a tab shows them. */
async function openTab(identity = merve, now?: () => number): Promise<KeptLists> {
  const lists = createKeptLists(identity, now);
  ends.push(lists.subscribe(() => {}));
  await vi.waitFor(() => expect(lists.get().kind).not.toBe('loading'));
  return lists;
}
const shown = (lists: KeptLists): readonly KeptList[] => {
  const state = lists.get();
  return state.kind === 'ready' ? state.lists : [];
};
function valueOf<T>(outcome: ListOutcome<T>): T {
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  return outcome.value;
}
const brief = ({ rows }: KeptList) => rows.map(({ code, quantity }) => `${quantity} ${code}`);
const rowsOf = (...codes: readonly string[]): readonly KeptRow[] =>
  codes.map((code, place) => ({ code, quantity: place + 1 }));
const make = async (lists: KeptLists, name: string, rows: readonly KeptRow[]) =>
  valueOf(await lists.create({ name, origin: { kind: 'basket' }, rows }));

describe('LSTS-01 the lists of an identity', () => {
  test('are kept, renamed, changed and found again by the next page', async () => {
    let time = 0;
    const lists = await openTab(merve, () => (time += 1));
    const first = await make(lists, '  Haftalık \n elektrik ', rowsOf('A-1', 'ışık', 'a-1'));
    const second = await make(lists, 'Boya', rowsOf('B-1'));
    expect([first.name, brief(first)]).toEqual(['Haftalık elektrik', ['4 A-1', '2 ışık']]);
    await lists.rename(second.id, 'Boya sezonu');
    await lists.addRows(first.id, [{ code: 'IŞIK', quantity: 5 }]);
    await lists.setQuantity(first.id, 'a-1', 9);
    await lists.removeRow(second.id, 'B-1');
    const next = await openTab();
    expect(shown(next)).toEqual(shown(lists));
    expect(shown(next).map((list) => [list.name, ...brief(list)])).toEqual([
      ['Boya sezonu'],
      ['Haftalık elektrik', '9 A-1', '7 ışık'],
    ]);
  });

  test('a row that was taken out comes back to its place, a deleted list as it was', async () => {
    const lists = await openTab();
    const list = await make(lists, 'Boya', rowsOf('A', 'B', 'C'));
    await lists.removeRow(list.id, 'B');
    expect(brief(valueOf(await lists.putBackRow(list.id, { code: 'B', quantity: 2 }, 1)))).toEqual(
      brief(list),
    );
    await lists.setQuantity(list.id, 'C', 30);
    const removed = valueOf(await lists.remove(list.id));
    expect(shown(lists)).toEqual([]);
    await lists.putBack(removed);
    expect(shown(lists).map(brief)).toEqual([['1 A', '2 B', '30 C']]);
    // Undone twice, nothing is there twice, and nothing that was changed since is lost.
    await lists.setQuantity(list.id, 'A', 10);
    await lists.putBack(removed);
    expect(shown(lists).map(brief)).toEqual([['10 A', '2 B', '30 C']]);
  });

  test('no two have one name, whatever a page knew of them when it was pressed', async () => {
    const [one, other] = [createKeptLists(merve), createKeptLists(merve)];
    const [first, second] = await Promise.all([
      make(one, 'Boya', rowsOf('A')),
      make(other, ' Boya', rowsOf('B')),
    ]);
    expect([first.name, second.name]).toEqual(['Boya', 'Boya (2)']);
    expect(valueOf(await one.rename(first.id, 'Boya (2)')).name).toBe('Boya (3)');
    expect(valueOf(await one.rename(first.id, 'Boya (3)')).name).toBe('Boya (3)');
    // A year is no such number.
    const [year, again] = [
      await make(one, 'Boya (2026)', rowsOf('A')),
      await make(one, 'Boya (2026)', rowsOf('A')),
    ];
    expect([year.name, again.name]).toEqual(['Boya (2026)', 'Boya (2026) (2)']);
    const removed = valueOf(await one.remove(first.id));
    await make(other, removed.name, rowsOf('C'));
    expect(valueOf(await one.putBack(removed)).name).toBe('Boya (4)');
    // Those of somebody else are no reason.
    expect((await make(createKeptLists(forIsik), 'Boya (2)', rowsOf('A'))).name).toBe('Boya (2)');
  });

  test('two are merged into one; undone, what was changed since stays', async () => {
    const lists = await openTab();
    const [a, b] = [await make(lists, 'A', rowsOf('X', 'Y')), await make(lists, 'B', rowsOf('y', 'Z'))];
    const merged = valueOf(await lists.merge(a.id, b.id));
    expect(shown(lists).map((list) => [list.name, ...brief(list)])).toEqual([['A', '1 X', '3 Y', '2 Z']]);
    await lists.setQuantity(a.id, 'Z', 7);
    await lists.unmerge(merged);
    const names = shown(lists).toSorted((one, other) => one.name.localeCompare(other.name));
    expect(names.map((list) => [list.name, ...brief(list)])).toEqual([
      ['A', '1 X', '2 Y', '5 Z'],
      ['B', '1 y', '2 Z'],
    ]);
  });

  test('a list takes as many rows as Hızlı Sipariş, and none of what is more', async () => {
    const lists = await openTab();
    const many = Array.from({ length: 5000 }, (_, place) => ({ code: `K-${place}`, quantity: 1 }));
    const list = await make(lists, 'Çok', many);
    expect(await lists.addRows(list.id, rowsOf('NEW'))).toEqual({ kind: 'tooMany' });
    expect(shown(lists)).toEqual([list]);
    expect((await lists.addRows(list.id, rowsOf('k-7'))).kind).toBe('done');
  });
});

describe('LSTS-07 two tabs', () => {
  test('see each other’s changes', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const list = await make(one, 'Boya', rowsOf('A'));
    await one.reload();
    await vi.waitFor(() => expect(shown(other)).toEqual([list]));
    await other.remove(list.id);
    await one.reload();
    expect(shown(one)).toEqual([]);
    expect(await one.setQuantity(list.id, 'A', 2)).toEqual({ kind: 'gone' });
    expect(shown(one)).toEqual([]);
  });

  test('lose nothing of what is added and taken in both at once', async () => {
    const codes = ['A', 'B', 'C'];
    const step = fc.record({
      tab: fc.constantFrom(0 as const, 1 as const),
      code: fc.constantFrom(...codes),
      quantity: fc.integer({ min: 1, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        wipe();
        const tabs = [await openTab(), await openTab()] as const;
        const { id } = await make(tabs[0], 'Ortak', rowsOf(...codes));
        await Promise.all(
          steps.map(({ tab, code, quantity }) => tabs[tab].addRows(id, [{ code, quantity }])),
        );
        const sumOf = (code: string) =>
          steps.filter((one) => one.code === code).reduce((sum, { quantity }) => sum + quantity, 0);
        await Promise.all(tabs.map((tab) => tab.reload()));
        for (const tab of tabs)
          expect(shown(tab).map(brief)).toEqual([
            codes.map((code, place) => `${place + 1 + sumOf(code)} ${code}`),
          ]);
      }),
      { numRuns: 8 },
    );
  });

  test('another identity sees nothing and changes nothing, whatever it knows', async () => {
    const own = await openTab(forIsik);
    const list = await make(own, 'Boya', rowsOf('A'));
    const login = { cariNo: '120', userName: 'satis' };
    const others: readonly Identity[] = [
      merve,
      { ...merve, member: 'Ahmet' },
      { ...forIsik, companyId: '918' },
      { ...forIsik, isAuth: false },
    ];
    for (const other of others) {
      const lists = await openTab(other);
      expect(shown(lists)).toEqual([]);
      expect(await lists.remove(list.id)).toEqual({ kind: 'gone' });
      expect(await lists.rename(list.id, 'Benim')).toEqual({ kind: 'gone' });
    }
    await own.reload();
    expect(shown(own)).toEqual([list]);
    // Two logins of one name are two; where one of them is not known, they may be one.
    const seen = await openTab({ ...merve, signedIn: login });
    await make(seen, 'Kış', rowsOf('A'));
    expect(shown(await openTab({ ...merve, signedIn: { ...login, cariNo: '121' } }))).toEqual([]);
    expect(shown(await openTab(merve))).toHaveLength(1);
  });
});

const raise = (name: string) => () => {
  throw new DOMException('no', name);
};

/** Does something before anything is put. */
function beforePut(hear: (store: IDBObjectStore) => void) {
  const put: unknown = Reflect.get(IDBObjectStore.prototype, 'put');
  if (typeof put !== 'function') throw new Error('IndexedDB has no put');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
    hear(this);
    return Reflect.apply(put, this, [value]) as IDBRequest<IDBValidKey>;
  });
}

const backupOf = async (lists: KeptLists) =>
  (await readBackup(new Blob([writeBackup(shown(lists), [], 5)]))) as Backup;
const listWith = (quantity: unknown, code: unknown = 'A') => ({
  id: 'a',
  name: 'A',
  rows: [{ code, quantity }],
});

describe('LSTS-06 a browser that does not keep it says so, and nothing is lost silently', () => {
  test('no room: the change is told as not done, and what was kept is there', async () => {
    const lists = await openTab();
    const list = await make(lists, 'Boya', rowsOf('A'));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(raise('QuotaExceededError'));
    expect(await lists.addRows(list.id, rowsOf('B'))).toEqual({ kind: 'failed', problem: 'full' });
    expect(await lists.merge(list.id, list.id)).toEqual({ kind: 'failed', problem: 'full' });
    expect(shown(lists)).toEqual([list]);
    vi.restoreAllMocks();
    expect(shown(await openTab())).toEqual([list]);
    expect((await lists.addRows(list.id, rowsOf('B'))).kind).toBe('done');
  });

  test('a transaction that is given up at its end is told, too', async () => {
    const lists = await openTab();
    beforePut(({ transaction }) => void Promise.resolve().then(() => transaction.abort()));
    const outcome = await lists.create({ name: 'Boya', origin: { kind: 'hand' }, rows: [] });
    expect(outcome.kind).toBe('failed');
    expect(shown(lists)).toEqual([]);
  });

  test.each([
    ['refused', 'SecurityError'],
    ['refused', 'InvalidStateError'],
    ['broken', 'UnknownError'],
  ])('%s: %s, and once it is over everything is there', async (problem, error) => {
    const list = await make(await openTab(), 'Boya', rowsOf('A'));
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(raise(error));
    const lists = await openTab();
    expect(lists.get()).toEqual({ kind: 'failed', problem });
    const outcome = await lists.create({ name: 'Kış', origin: { kind: 'hand' }, rows: [] });
    expect(outcome).toEqual({ kind: 'failed', problem });
    open.mockRestore();
    await lists.reload();
    expect(shown(lists)).toEqual([list]);
  });

  test('a browser without a database at all', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect((await openTab()).get()).toEqual({ kind: 'failed', problem: 'refused' });
  });

  test('a tab of a newer version gets the database at once; this page says that it is old', async () => {
    const lists = await openTab();
    const list = await make(lists, 'Boya', rowsOf('A'));
    const newer = await openDB(database, 2);
    ends.push(() => newer.close());
    expect(await newer.getAll('lists')).toMatchObject([{ id: list.id, rows: list.rows }]);
    expect(await lists.rename(list.id, 'Kış')).toEqual({ kind: 'failed', problem: 'outdated' });
    expect(shown(lists)).toEqual([list]);
    // Told of a change by the other tab, it goes on showing what it knows, with what it has just said of it.
    await lists.reload();
    expect(shown(lists)).toEqual([list]);
  });

  test('a database that another tab holds on to is told as blocked, and opens when it is let go', async () => {
    const list = await make(await openTab(), 'Boya', rowsOf('A'));
    const held = await openDB(database, 2, { blocking: () => {} });
    const wanted = openDB(database, 3);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const lists = createKeptLists(merve);
    const reading = lists.reload();
    await vi.advanceTimersByTimeAsync(10_000);
    await reading;
    vi.useRealTimers();
    expect(lists.get()).toEqual({ kind: 'failed', problem: 'blocked' });
    held.close();
    (await wanted).close();
    await lists.reload();
    // The database is that of a newer build by now.
    expect(lists.get()).toEqual({ kind: 'failed', problem: 'outdated' });
    const there = await openDB(database);
    expect(await there.getAll('lists')).toMatchObject([{ id: list.id }]);
    there.close();
  });

  test('what is kept and cannot be read stays as it is, is told, and goes along into a backup', async () => {
    const lists = await openTab();
    const list = await make(lists, 'Boya', rowsOf('A'));
    const raw = await openDB(database);
    const damaged = { id: 'x', name: 'Eski', rows: [{ code: 'A', quantity: 'çok' }], owner: merve };
    await raw.put('lists', damaged);
    raw.close();
    await lists.reload();
    const state = lists.get();
    expect(state).toMatchObject({ kind: 'ready', lists: [list], unreadable: [damaged] });
    expect(await lists.remove('x')).toEqual({ kind: 'gone' });
    const text = writeBackup([list], state.kind === 'ready' ? state.unreadable : [], 0);
    expect(JSON.parse(text)).toMatchObject({ lists: [{ id: list.id }, { id: 'x' }] });
    expect(await readBackup(new Blob([text]))).toMatchObject({ lists: [list], unreadable: 1 });
  });
});

test('LSTS-06 a change waits for its code; where that cannot be had nothing is changed, and the next one asks again', async () => {
  const code = Promise.withResolvers<typeof import('./changeLists.ts')>();
  const load = vi
    .fn<() => Promise<typeof import('./changeLists.ts')>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockReturnValueOnce(code.promise);
  const lists = createKeptLists(merve, Date.now, load);
  const boya = { name: 'Boya', origin: { kind: 'hand' }, rows: rowsOf('A') } as const;
  expect(await lists.create(boya)).toEqual({ kind: 'notLoaded' });
  const made = [lists.create(boya), lists.create(boya)];
  code.resolve(await import('./changeLists.ts'));
  expect((await Promise.all(made)).map((one) => valueOf(one).name)).toEqual(['Boya', 'Boya (2)']);
  expect(load).toHaveBeenCalledTimes(2);
});

describe('LSTS-06 a backup', () => {
  test('brings everything back on a device that was wiped, and again changes nothing', async () => {
    const lists = await openTab();
    await make(lists, 'Boya', rowsOf('A', 'B'));
    await make(lists, 'Şantiye <b>', [{ code: '007', quantity: 999_999_999 }]);
    const before = shown(lists);
    const backup = await backupOf(lists);
    await deleteDB(database);
    const wiped = await openTab();
    expect(shown(wiped)).toEqual([]);
    expect(valueOf(await wiped.load(backup))).toMatchObject({ differing: 0, same: 0 });
    expect(shown(wiped)).toEqual(before);
    expect(valueOf(await wiped.load(backup))).toEqual({ added: [], differing: 0, same: 2 });
    expect(shown(wiped)).toEqual(before);
  });

  test('never overwrites: a list that was changed since stands beside its backup, once', async () => {
    const lists = await openTab();
    const list = await make(lists, 'Boya', rowsOf('A'));
    const backup = await backupOf(lists);
    await lists.addRows(list.id, rowsOf('B'));
    expect(valueOf(await lists.load(backup))).toMatchObject({ differing: 1, same: 0 });
    const both = [
      ['Boya', '1 A', '1 B'],
      ['Boya (yedek)', '1 A'],
    ];
    const tell = () =>
      shown(lists)
        .toSorted((one, other) => one.name.length - other.name.length)
        .map((one) => [one.name, ...brief(one)]);
    expect(tell()).toEqual(both);
    expect(valueOf(await lists.load(backup))).toMatchObject({ added: [], same: 1 });
    expect(tell()).toEqual(both);
  });

  test('of another identity on this device leaves theirs alone', async () => {
    const own = await openTab();
    const list = await make(own, 'Boya', rowsOf('A'));
    const other = await openTab(forIsik);
    await other.load(await backupOf(own));
    expect(shown(other).map(({ name }) => name)).toEqual(['Boya']);
    expect(shown(other)[0]?.id).not.toBe(list.id);
    await own.reload();
    expect(shown(own)).toEqual([list]);
  });

  test('all of it or nothing: where there is no room, nothing was put', async () => {
    const lists = await openTab();
    await make(lists, 'A', rowsOf('A'));
    await make(lists, 'B', rowsOf('A'));
    const backup = await backupOf(lists);
    const other = await openTab(forIsik);
    let puts = 0;
    beforePut(() => {
      puts += 1;
      if (puts === 2) raise('QuotaExceededError')();
    });
    expect(await other.load(backup)).toEqual({ kind: 'failed', problem: 'full' });
    vi.restoreAllMocks();
    await other.reload();
    expect(shown(other)).toEqual([]);
  });

  test.each([
    ['noBackup', ''],
    ['noBackup', '{"format":"vitrin-lists","version":1,"lists":'],
    ['noBackup', '[]'],
    ['noBackup', '<html></html>'],
    ['noBackup', '{"lists":[]}'],
    ['noBackup', '{"format":"vitrin-lists","version":1,"lists":{}}'],
    ['newer', '{"format":"vitrin-lists","version":2,"lists":[]}'],
    ['tooLarge', `{"format":"vitrin-lists","version":1,"lists":[${'0,'.repeat(2000)}0]}`],
  ])('%s: a file that is none (%#)', async (problem, text) => {
    expect(await readBackup(new Blob([text]))).toBe(problem);
  });

  test('with lists that cannot be: they are counted, and none of their rows is taken', async () => {
    const bad = [
      null,
      7,
      [],
      {},
      { id: '', name: 'A', rows: [] },
      { id: 'a', name: ' \u0007', rows: [] },
      { id: 'a', name: 'A', rows: {} },
      listWith(0),
      listWith(-4),
      listWith(1.5),
      listWith('5'),
      listWith(1e12),
      listWith(1, ''),
      listWith(1, { toString: 1 }),
      listWith(1, 'x'.repeat(300)),
      { id: 'a', name: 'A', rows: Array.from({ length: 5001 }, (_, at) => ({ code: `${at}`, quantity: 1 })) },
      { id: 'a', name: 'A', rows: [...rowsOf('A', 'a')] },
    ];
    const text = JSON.stringify({ format: 'vitrin-lists', version: 1, lists: bad });
    expect(await readBackup(new Blob([text]))).toMatchObject({ lists: [], unreadable: bad.length });
    const hostile = '{"id":"__proto__","name":"<img src=x>\\u202e","rows":[],"__proto__":{"isAdmin":true}}';
    const read = await readBackup(new Blob([`{"format":"vitrin-lists","version":1,"lists":[${hostile}]}`]));
    expect(read).toMatchObject({ lists: [{ id: '__proto__', name: '<img src=x>', rows: [] }] });
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});
