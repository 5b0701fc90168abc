import { describe, expect, test } from 'vitest';
import { addedLines } from './addedLines.ts';

const row = (productId: number, quantity: number | undefined, name = '') => ({ productId, quantity, name });
const line = (productId: number, quantity: number) => ({ productId, quantity });
const saved = (...of: Parameters<typeof addedLines>) => addedLines(...of).map((one) => one.saved);

describe('USE-04 the basket says what became of a line', () => {
  test.each([
    ['all of it, as a new row', [line(1, 40)], [], [row(1, 40)], [40]],
    ['all of it, on top', [line(1, 40)], [row(1, 10)], [row(1, 50)], [40]],
    ['less', [line(1, 40)], [row(1, 10)], [row(1, 11)], [1]],
    ['a whole box', [line(1, 5)], [], [row(1, 12)], [12]],
    ['nothing', [line(1, 5)], [row(1, 7)], [row(1, 7)], [0]],
    ['even less than there was', [line(1, 5)], [row(1, 7)], [row(1, 3)], [0]],
    ['by weight', [line(1, 1)], [row(1, 0.128)], [row(1, 1.128)], [1]],
    ['two rows of one product', [line(1, 4)], [row(1, 1), row(1, 2)], [row(1, 1), row(1, 6)], [4]],
    ['two lines of one product', [line(1, 4), line(1, 6)], [], [row(1, 7)], [4, 3]],
    ['an unreadable row', [line(1, 4)], [row(1, undefined)], [row(1, 4)], [undefined]],
    ['an unknown basket before', [line(1, 4)], undefined, [row(1, 4)], [undefined]],
    ['an unknown basket after', [line(1, 4)], [], undefined, [undefined]],
  ] as const)('%s', (_, lines, before, now, expected) => {
    expect(saved(lines, before, now)).toEqual(expected);
  });

  test('by the name that the basket has for it, where who asked knew none', () => {
    const names = addedLines([line(1, 4), { ...line(2, 4), name: 'Vida' }], [], [row(1, 4, 'Matkap')]);
    expect(names.map(({ name }) => name)).toEqual(['Matkap', 'Vida']);
  });
});
