import { expect, test } from 'vitest';
import { createShownRows } from './createShownRows.ts';
import type { RowState } from './OrderRow.ts';

test('QORD-07 rows of a state come and go as they change, but not the one somebody is at', () => {
  const kinds: RowState['kind'][] = ['failed', 'missing', 'failed', 'empty'];
  const row = { id: 0, code: '', quantity: '', isEntered: true };
  const shown = createShownRows({
    ids: () => [0, 1, 2, 3],
    view: (id) => ({ row, number: id + 1, state: { kind: kinds[id] } as RowState }),
  });
  expect(shown(undefined, undefined)).toEqual([0, 1, 2, 3]);
  const failed = shown('failed', undefined);
  expect(failed).toEqual([0, 2]);
  expect(shown('failed', 2)).toBe(failed);
  kinds[2] = 'missing';
  expect(shown('failed', 2)).toBe(failed);
  expect(shown('failed', undefined)).toEqual([0]);
  kinds[1] = 'failed';
  expect(shown('failed', undefined)).toEqual([0, 1]);
});
