import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';
import { describe, expect, test } from 'vitest';
import { recallColumns, rememberColumns } from './keptColumns.ts';

const head = ['No', 'Stok Kodu', 'Koli', 'Sipariş'];
const table = [['Kasım siparişi'], head, ['1', 'AM-01', '2', '24']];
const said = {
  told: { encoding: 'Windows-1254', delimiter: ',' },
  code: 1,
  quantity: 2,
  skipped: 2,
} as const;

const keep = (value: unknown) =>
  storedValue(storedKeys.orderRows('old columns'), (it) => it, 'old').set(value);
const recalled = () => recallColumns('old', [['kod']]);

describe('QORD-04 QORD-09 what was said of a file', () => {
  test('is known again by its head, wherever that stands, for this identity alone', () => {
    rememberColumns('one', table, said);
    expect(recallColumns('one', table)).toEqual(said);
    expect(
      recallColumns('one', [
        ['no ', ' STOK KODU', 'koli', 'sipariş'],
        ['9', 'X'],
      ]),
    ).toEqual({ ...said, skipped: 1 });
    expect(recallColumns('one', [['No', 'Stok Kodu', 'Sipariş', 'Koli']])).toBeUndefined();
    expect(recallColumns('other', table)).toBeUndefined();
  });

  test('the last word counts, and a table without a head is not remembered', () => {
    rememberColumns('one', table, { ...said, told: undefined, quantity: undefined });
    expect(recallColumns('one', table)).toEqual({ ...said, told: undefined, quantity: undefined });
    rememberColumns('one', [['AM-01', '2']], { ...said, skipped: 0 });
    rememberColumns('one', [['', ' '], ['AM-01']], { ...said, skipped: 1 });
    expect(recallColumns('one', [['AM-01', '2']])).toBeUndefined();
    expect(recallColumns('one', [['', '']])).toBeUndefined();
  });

  test('twenty heads are enough, and what another build has kept is taken as far as it is understood', () => {
    for (let at = 0; at < 21; at += 1) rememberColumns('many', [[`Kod ${at}`]], { ...said, skipped: 1 });
    expect([0, 1, 20].map((at) => recallColumns('many', [[`Kod ${at}`]]) !== undefined)).toEqual([
      false,
      true,
      true,
    ]);
    for (const wrong of [
      '',
      [null],
      [{ head: 'kod' }],
      [{ head: 'kod', code: -1 }],
      [{ head: 'kod', code: 1, quantity: 1 }],
    ]) {
      keep(wrong);
      expect(recalled()).toBeUndefined();
    }
    keep([{ head: 'kod', code: 2, quantity: 'x', told: { encoding: 'EBCDIC', delimiter: '|' } }]);
    expect(recalled()).toEqual({ told: { delimiter: '|' }, code: 2, quantity: undefined, skipped: 1 });
  });
});
