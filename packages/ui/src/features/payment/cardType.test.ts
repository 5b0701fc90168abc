import { expect, test } from 'vitest';
import { cardTypeOf, groupCardNumber, maskCardNumber } from './cardType.ts';

test.each([
  ['', 'visa'],
  ['4', 'visa'],
  ['1', 'visa'],
  ['34', 'amex'],
  ['37', 'amex'],
  ['36', 'visa'],
  ['50', 'visa'],
  ['51', 'mastercard'],
  ['55', 'mastercard'],
  ['56', 'visa'],
  ['6011', 'discover'],
  ['6012', 'visa'],
  ['9792', 'troy'],
  ['97 92', 'troy'],
])('PAYM-04 %j is %s', (number, type) => {
  expect(cardTypeOf(number)).toBe(type);
});

test.each([
  ['4509011100000004', '4509 0111 0000 0004'],
  ['4509-0111-0000-0004', '4509 0111 0000 0004'],
  ['45090 111000 00004', '4509 0111 0000 0004'],
  ['4509.0111.0000.0004', '4509 0111 0000 0004'],
  ['\u202D4509\u00A00111–0000‑0004\u202C\n', '4509 0111 0000 0004'],
  ['450901110000000499', '4509 0111 0000 0004 99'],
  ['378282246310005', '3782 822463 10005'],
  ['4509', '4509'],
  ['4509x', '4509x'],
  ['', ''],
])('%j is grouped as %j', (number, grouped) => {
  expect(groupCardNumber(number)).toBe(grouped);
});

test('PAYM-04 the preview masks American Express 4-6-5 and the others 4-4-4-4', () => {
  expect(maskCardNumber('')).toBe('•••• •••• •••• ••••');
  expect(maskCardNumber('37')).toBe('37•• •••••• •••••');
  expect(maskCardNumber('97920414')).toBe('9792 0414 •••• ••••');
});
