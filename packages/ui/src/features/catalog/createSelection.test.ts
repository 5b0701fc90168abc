import { describe, expect, test, vi } from 'vitest';
import { createSelection, isInvalid, settleChoice } from './createSelection.ts';

describe('LIST-12 quantities of a product list', () => {
  test('a number chooses the product, empty or 0 takes it out', () => {
    const selection = createSelection();
    selection.set(1, '5');
    selection.set(2, '1.000');
    expect(selection.lines()).toEqual([
      { productId: 1, quantity: 5 },
      { productId: 2, quantity: 1000 },
    ]);
    selection.set(1, '0');
    selection.set(2, '');
    expect(selection.lines()).toEqual([]);
    expect(selection.count()).toBe(0);
  });

  test.each(['2,5', '-3', 'on'])('%j stays as typed, is marked and orders nothing', (text) => {
    const selection = createSelection();
    selection.set(7, text);
    expect(selection.get(7)?.text).toBe(text);
    expect(isInvalid(selection.get(7))).toBe(true);
    expect(selection.firstInvalid()?.id).toBe(7);
    expect(selection.count()).toBe(0);
  });

  test('what is wrong is known by the name it was given', () => {
    const selection = createSelection();
    selection.set(7, '1', 'Matkap');
    selection.set(7, '1,5');
    expect(selection.firstInvalid()).toMatchObject({ id: 7, name: 'Matkap', text: '1,5' });
  });

  test('a zero being typed is no error', () => {
    const selection = createSelection();
    selection.set(7, '0');
    expect(selection.firstInvalid()).toBeUndefined();
    selection.set(7, '05');
    expect(selection.lines()).toEqual([{ productId: 7, quantity: 5 }]);
  });

  test('a key tells its own row and the counter only', () => {
    const selection = createSelection();
    const [own, other, count] = [vi.fn(), vi.fn(), vi.fn()];
    selection.subscribe(1, own);
    selection.subscribe(2, other);
    selection.subscribeCount(count);
    selection.set(1, '3');
    expect([own, other, count].map((listener) => listener.mock.calls.length)).toEqual([1, 0, 1]);
  });

  test('what was changed while the rest was being added stays', () => {
    const selection = createSelection();
    selection.set(1, '3');
    selection.set(2, '4');
    const sent = selection.lines();
    selection.set(2, '9');
    selection.remove(sent);
    expect(selection.lines()).toEqual([{ productId: 2, quantity: 9 }]);
  });

  test('USE-04 what is said of a product stays until its quantity is typed again, and chooses nothing', () => {
    const selection = createSelection();
    selection.set(1, '40', 'Matkap');
    selection.remove(selection.lines());
    selection.note(1, '40 istendi, 1 eklendi.');
    expect(selection.get(1)).toMatchObject({ text: '', note: '40 istendi, 1 eklendi.' });
    expect(selection.count()).toBe(0);
    expect(selection.texts()).toEqual([]);
    selection.set(1, '2');
    expect(selection.get(1)?.note).toBeUndefined();
  });

  test('USE-03 a field that is left shows what was understood, and what was not as it is', () => {
    const selection = createSelection();
    selection.set(1, '1250,00 ad', 'Matkap');
    selection.set(2, '2,5');
    settleChoice(selection, 1);
    settleChoice(selection, 2);
    settleChoice(selection, 3);
    expect(selection.texts()).toEqual([
      [1, '1.250', 'Matkap'],
      [2, '2,5', ''],
    ]);
  });

  test('product ids that look alike are different products', () => {
    const selection = createSelection();
    selection.set('1', '3');
    expect(selection.get(1)).toBeUndefined();
  });
});
