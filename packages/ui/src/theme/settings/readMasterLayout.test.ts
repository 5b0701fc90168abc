import { expect, test } from 'vitest';
import { readMasterLayout } from './readMasterLayout.ts';

test.each([
  [{ layouts: { master: 'sidebar' } }, 'sidebar'],
  [{ layouts: { master: 'default' } }, 'default'],
  [{ layouts: { master: 'üst' } }, 'default'],
  [{ layouts: null }, 'default'],
  [null, 'default'],
  ['sidebar', 'default'],
])('LAY-05 %j is %s', (settings, layout) => expect(readMasterLayout(settings)).toBe(layout));
