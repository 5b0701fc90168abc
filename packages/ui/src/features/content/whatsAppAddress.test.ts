import { expect, test } from 'vitest';
import { whatsAppAddress } from './whatsAppAddress.ts';

test.each([
  ['905325550101', '', 'https://wa.me/905325550101'],
  ['+90 (532) 555 01 01', '', 'https://wa.me/905325550101'],
  ['0532 555 01 01', '', 'https://wa.me/905325550101'],
  ['+90 (0) 532 555 01 01', '', 'https://wa.me/905325550101'],
  ['0532 555 01 01 / 0533 555 01 01', '', 'https://wa.me/905325550101'],
  ['532 555 01 01', '', 'https://wa.me/905325550101'],
  [
    '00905325550101',
    ' Merhaba, bir sorum var. ',
    'https://wa.me/905325550101?text=Merhaba%2C%20bir%20sorum%20var.',
  ],
])('FOOT-01 WhatsApp %j with %j', (phone, text, address) =>
  expect(whatsAppAddress(phone, text)).toBe(address),
);

test.each(['', 'yok', '123'])('FOOT-01 %j is no number', (phone) => {
  expect(whatsAppAddress(phone, 'Merhaba')).toBeUndefined();
});
