import { describe, expect, test } from 'vitest';
import { createStore } from './createStore.ts';
import { createMemoryStore } from './memoryStore.ts';
import type { Change, Disk } from './Store.ts';

interface Note {
  readonly id: string;
  readonly owner: string;
  readonly text: string;
}

const keys = { id: (note: Note) => note.id, owner: (note: Note) => note.owner };
const note = (id: string, text = '', owner = 'a'): Note => ({ id, owner, text });

/** A disk that remembers what was committed, and refuses while told to. */
function fakeDisk() {
  const commits: (readonly Change[])[] = [];
  const state = { refuses: false };
  const disk: Disk = {
    load: () => [],
    commit: (changes) => {
      if (state.refuses) throw new Error('disk is full');
      commits.push(changes);
    },
    close: () => undefined,
  };
  return { disk, commits, state };
}

describe('a table', () => {
  test('keeps rows by id and by owner in the order of their first coming', () => {
    const notes = createMemoryStore().table('notes', keys);
    for (const id of ['1', '2', '3']) notes.put(note(id));
    notes.put(note('1', 'changed'));
    expect(notes.all().map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(notes.owned('a').map(({ text }) => text)).toEqual(['changed', '', '']);
    notes.put(note('2', '', 'b'));
    notes.remove('3');
    expect([notes.owned('a').length, notes.owned('b').length, notes.get('3')]).toEqual([1, 1, undefined]);
  });

  test('is opened once', () => {
    const store = createMemoryStore();
    store.table('notes', keys);
    expect(() => store.table('notes', keys)).toThrow('open already');
  });
});

describe('a transaction', () => {
  test('is one commit, however many writes and inner transactions it has', () => {
    const { disk, commits } = fakeDisk();
    const store = createStore(disk);
    const notes = store.table('notes', keys);
    store.transaction(() => {
      notes.put(note('1'));
      store.transaction(() => notes.put(note('2')));
      notes.put(note('1', 'last'));
      notes.remove('2');
    });
    expect(commits).toEqual([
      [
        { table: 'notes', id: '1', body: JSON.stringify(note('1', 'last')) },
        { table: 'notes', id: '2', body: undefined },
      ],
    ]);
  });

  test('that throws leaves everything as it was and reaches no disk', () => {
    const { disk, commits } = fakeDisk();
    const store = createStore(disk);
    const notes = store.table('notes', keys);
    notes.put(note('1', 'before'));
    expect(() =>
      store.transaction(() => {
        notes.put(note('1', 'after', 'b'));
        notes.put(note('2'));
        notes.remove('1');
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(notes.all()).toEqual([note('1', 'before')]);
    expect([notes.owned('a'), notes.owned('b')]).toEqual([[note('1', 'before')], []]);
    expect(commits).toHaveLength(1);
  });

  test('the disk refuses leaves everything as it was, and the next one works', () => {
    const { disk, commits, state } = fakeDisk();
    const notes = createStore(disk).table('notes', keys);
    notes.put(note('1', 'before'));
    state.refuses = true;
    expect(() => notes.put(note('1', 'after'))).toThrow('disk is full');
    expect(notes.all()).toEqual([note('1', 'before')]);
    state.refuses = false;
    notes.put(note('2'));
    expect(commits.at(-1)?.map(({ id }) => id)).toEqual(['2']);
  });
});
