import { expect, test } from 'vitest';
import { messageOf, whatsAppMessage } from './listLink.ts';

const rows = Array.from({ length: 10 }, (_, index) => ({ code: `KOD-${index}`, quantity: index + 1 }));

test('LSTS-04 a message says what is in the list, and how much more than it shows', () => {
  expect(messageOf({ name: 'Haftalık elektrik', rows: rows.slice(0, 2) }, 'https://x/#1')).toBe(
    'Haftalık elektrik (2 ürün)\n1 x KOD-0\n2 x KOD-1\nhttps://x/#1',
  );
  expect(messageOf({ name: 'Ad', rows }, 'l').split('\n').slice(8)).toEqual([
    '8 x KOD-7',
    '… ve 2 ürün daha',
    'l',
  ]);
});

test('LSTS-04 WhatsApp is given the whole message, whatever stands in it', () => {
  const message = 'Ad & #1\n4 x A/B+C\nhttps://x/#1.a';
  const address = new URL(whatsAppMessage(message));
  expect(address.origin).toBe('https://wa.me');
  expect(address.searchParams.get('text')).toBe(message);
});
