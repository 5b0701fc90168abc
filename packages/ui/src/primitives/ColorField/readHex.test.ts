import { expect, test } from 'vitest';
import { readHex } from './readHex.ts';

test.each([
  ['#0b6066', '#0B6066'],
  ['0B6066', '#0B6066'],
  [' #abc ', '#AABBCC'],
  ['', null],
  ['#12', null],
  ['#1234567', null],
  ['red', null],
  ['#ggg', null],
  ['red;}body{display:none', null],
])('%j is read as %j', (text, hex) => expect(readHex(text)).toBe(hex));
