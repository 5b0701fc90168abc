import { expect, test } from 'vitest';
import { phoneAddress } from './phoneAddress.ts';

test.each([
  ['0212 555 04 40', 'tel:+902125550440'],
  ['Yakında', undefined],
  ['+', undefined],
])('FOOT-01 LOGN-04 %j leads to %s', (text, address) => expect(phoneAddress(text)).toBe(address));
