import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { regroup, type RowGroup } from './rowGroups.ts';

const named = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `${from + index}`);
const keysOf = (groups: readonly RowGroup[]) => groups.map(({ keys }) => keys);
const groupOf = (groups: readonly RowGroup[], key: string) =>
  groups.find(({ keys }) => keys.includes(key))?.id;

describe('rows of the basket in groups', () => {
  test('are ten each', () => {
    expect(keysOf(regroup([], named(0, 23)))).toEqual([named(0, 10), named(10, 20), named(20, 23)]);
    expect(regroup([], [])).toEqual([]);
  });

  test('stay what they are where nothing has changed', () => {
    const before = regroup([], named(0, 23));
    expect(regroup(before, named(0, 23))).toBe(before);
  });

  test('stay in their group when others go, even a whole group before them', () => {
    const before = regroup([], named(0, 25));
    const after = regroup(before, ['3', ...named(11, 25)]);
    expect(keysOf(after)).toEqual([['3'], named(11, 20), named(20, 25)]);
    const later = regroup(after, named(11, 25));
    expect(later.map(({ id }) => id)).toEqual([1, 2]);
  });

  test('take new ones at the end', () => {
    const before = regroup([], named(0, 18));
    expect(keysOf(regroup(before, named(0, 22)))).toEqual([named(0, 10), named(10, 20), named(20, 22)]);
  });

  test('take new ones where they stand, and no row of them is moved', () => {
    const before = regroup([], named(0, 12));
    const after = regroup(before, ['new', ...named(0, 11), 'other', '11']);
    expect(keysOf(after)).toEqual([
      ['new', ...named(0, 10)],
      ['10', 'other', '11'],
    ]);
    expect(after.map(({ id }) => id)).toEqual([0, 1]);
    // Of many new ones the groups would be as large as what they divide.
    expect(keysOf(regroup(before, [...named(20, 31), ...named(0, 12)])).map(({ length }) => length)).toEqual([
      10, 10, 3,
    ]);
  });

  test('are made afresh, with ids of their own, when the order is another', () => {
    const before = regroup([], named(0, 12));
    const after = regroup(before, named(0, 12).toReversed());
    expect(keysOf(after)).toEqual([named(2, 12).toReversed(), ['1', '0']]);
    expect(after.map(({ id }) => id)).toEqual([2, 3]);
  });

  test('hold every row once and in order, and move none that need not be moved', () => {
    const rows = fc
      .array(fc.nat({ max: 60 }).map(String), { maxLength: 60 })
      .map((keys) => [...new Set(keys)]);
    fc.assert(
      fc.property(rows, fc.array(rows, { maxLength: 6 }), (first, steps) => {
        let groups = regroup([], first);
        for (const keys of steps) {
          const next = regroup(groups, keys);
          expect(keysOf(next).flat()).toEqual(keys);
          expect(new Set(next.map(({ id }) => id)).size).toBe(next.length);
          for (const group of next) expect(group.keys.length).toBeGreaterThan(0);
          const stayed = keysOf(groups)
            .flat()
            .filter((key) => keys.includes(key));
          if (stayed.every((key, index) => key === keys[index]))
            for (const key of stayed) expect(groupOf(next, key)).toBe(groupOf(groups, key));
          groups = next;
        }
      }),
    );
  });
});
