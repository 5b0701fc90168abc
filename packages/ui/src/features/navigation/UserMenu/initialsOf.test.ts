import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['Mehmet Karadağ', 'MK'],
  ['işık ticaret ltd. şti.', 'İŞ'],
  ['Yönetici', 'Y'],
  ['3 Yıldız & Ortakları', 'YO'],
  ['', ''],
  ['😀', ''],
])('FMT-04 %j is %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
