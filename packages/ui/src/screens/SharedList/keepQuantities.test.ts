import { keepDrafts, signOutHere } from '@vitrin/api-client/drafts';
import { expect, test } from 'vitest';
import { createLookup } from '../../features/quick-order/lookup/createLookup.ts';
import { createCodeRows } from '../../features/quick-order/rows/createCodeRows.ts';
import { keepQuantities } from './keepQuantities.ts';

/** The rows of a list as a page that has just been loaded shows them. */
const open = () =>
  createCodeRows(
    createLookup({ find: () => new Promise<[]>(() => undefined), delayOf: () => undefined }),
    ['KBL-1', 'KBL-2'].map((code) => ({ code, quantity: '6' })),
  );
const typeInto = (rows: ReturnType<typeof open>, place: number, text: string) =>
  rows.typeQuantity(rows.ids()[place] ?? 0, text);
const quantitiesOf = (rows: ReturnType<typeof open>) => rows.saved().map(({ quantity }) => quantity);

/** Opens a list, writes into it and goes to another page; gives what stood there. */
function visit(text?: string): string[] {
  const rows = open();
  const leave = keepQuantities(rows, 'shared e', 'somebody');
  const found = quantitiesOf(rows);
  if (text !== undefined) typeInto(rows, 0, text);
  leave();
  return found;
}

test('LSTS-04 what is typed into a shared list is there again in a later page, whatever it is, and for nobody else', () => {
  const before = open();
  keepQuantities(before, 'shared a', 'somebody');
  typeInto(before, 0, '12');
  typeInto(before, 1, 'on');
  const others = open();
  keepQuantities(others, 'shared d', 'somebody');
  typeInto(others, 0, '12');
  keepDrafts();
  for (const [name, owner, expected] of [
    ['shared b', 'somebody', ['6', '6']],
    ['shared a', 'somebody', ['12', 'on']],
    ['shared d', 'somebody else', ['6', '6']],
  ] as const) {
    const rows = open();
    keepQuantities(rows, name, owner);
    expect(quantitiesOf(rows)).toEqual(expected);
  }
});

test('LSTS-04 what is typed into a shared list is there again once its screen is come back to', () => {
  expect([visit('12'), visit(), visit('6'), visit()]).toEqual([
    ['6', '6'],
    ['12', '6'],
    ['12', '6'],
    ['6', '6'],
  ]);
});

test('LSTS-04 nothing of a shared list is kept once somebody has signed out', () => {
  const before = open();
  const leave = keepQuantities(before, 'shared c', 'somebody');
  typeInto(before, 0, '12');
  keepDrafts();
  signOutHere();
  leave();
  const later = open();
  keepQuantities(later, 'shared c', 'somebody');
  expect(quantitiesOf(later)).toEqual(['6', '6']);
});
