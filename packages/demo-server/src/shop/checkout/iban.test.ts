import { expect, test } from 'vitest';
import { bankAccounts } from './bankAccounts.ts';
import { ibanFor } from './iban.ts';

/** ISO 13616: the number with its head moved to the end and letters as 10 to 35 leaves 1 modulo 97. */
function remainderOf(iban: string): bigint {
  const plain = iban.replaceAll(' ', '');
  const turned = plain.slice(4) + plain.slice(0, 4);
  return BigInt(turned.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n;
}

test('the example of the standard for Türkiye comes out', () => {
  expect(ibanFor('00061', '0519786457841326')).toBe('TR33 0006 1005 1978 6457 8413 26');
});

test('every account of the shop has a valid IBAN of its own', () => {
  for (const { iban } of bankAccounts) {
    expect(iban).toMatch(/^TR\d{2}( \d{4}){5} \d{2}$/);
    expect(remainderOf(iban)).toBe(1n);
  }
  expect(new Set(bankAccounts.map(({ iban }) => iban)).size).toBe(bankAccounts.length);
});
