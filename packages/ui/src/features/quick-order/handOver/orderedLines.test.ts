import type { DocumentDetail, DocumentLine } from '@vitrin/api-client/reports/document';
import { expect, test } from 'vitest';
import { orderedLines } from './orderedLines.ts';

const line = (code: string, quantity: DocumentLine['quantity'], name = code) =>
  ({ code, quantity, name }) as DocumentLine;

test('REOR-01 lines of a document are ordered again; what is no whole number from 1 up and what has no code is told, never cut', () => {
  const lines = [
    line('A', 5),
    line('B', -4),
    line('C', 0),
    line('D', 2.5),
    line('E', '#DEĞER!'),
    line('F', undefined),
    line('', 1, 'Nakliye bedeli'),
  ];
  expect(orderedLines({ lines } as unknown as DocumentDetail)).toEqual([
    { kind: 'product', code: 'A', quantity: 5 },
    { kind: 'badQuantity', code: 'B', text: '-4' },
    { kind: 'badQuantity', code: 'C', text: '0' },
    { kind: 'badQuantity', code: 'D', text: '2,5' },
    { kind: 'badQuantity', code: 'E', text: '#DEĞER!' },
    { kind: 'badQuantity', code: 'F', text: '' },
    { kind: 'unreadable', text: 'Nakliye bedeli' },
  ]);
});
