import { expect, test } from 'vitest';
import { readPhone } from './readPhone.ts';

test.each([
  ['0212 555 04 40', '+902125550440'],
  ['+90 (0) 212 555 04 40', '+902125550440'],
  ['0212 555 04 40 / 41', '+902125550440'],
  ['0212 555 04 40 - 0532 555 01 01', '+902125550440'],
  ['0212 555 04 40 (Dahili 12)', '+902125550440'],
  ['444 0 440', '4440440'],
  ['+49 30 1234567', '+49301234567'],
  ['yok', ''],
])('FOOT-01 LOGN-04 %j is dialled as %s', (text, dialled) => expect(readPhone(text)).toBe(dialled));
