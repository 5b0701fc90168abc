import type { IconStyle } from '@vitrin/api-client/read/readIconClass';
import { expect, test } from 'vitest';
import { iconSets } from '../../../scripts/categoryIcons.ts';
import { iconStyles, readIconSet } from './readIconSet.ts';

/** As the browser gets it. */
async function setOf(style: IconStyle) {
  const { load } = iconSets();
  if (typeof load !== 'function') throw new Error('the plugin loads nothing');
  const code: unknown = await Reflect.apply(load, undefined, [`\0virtual:icon-set/${style}`]);
  return readIconSet(String(JSON.parse(String(code).replace(/^export default |;$/g, ''))));
}

test('CAT-05 the three free sets are there as a whole', async () => {
  const sets = await Promise.all(iconStyles.map(setOf));
  expect(sets.map(({ names }) => names.length)).toEqual([273, 2001, 609]);
  for (const { names, drawings } of sets) {
    expect(names).toEqual(names.toSorted());
    for (const { width, height, path } of drawings.values()) {
      expect(Math.min(width, height)).toBeGreaterThan(0);
      expect(path).toMatch(/^[Mm]/);
    }
  }
});

test('two names of one icon have one drawing', () => {
  const { names, drawings } = readIconSet('cog gear\t512\t640\tM0 0\nbolt\t448\t512\tM1 1');
  expect(names).toEqual(['bolt', 'cog', 'gear']);
  expect(drawings.get('cog')).toBe(drawings.get('gear'));
  expect(drawings.get('bolt')).toEqual({ width: 448, height: 512, path: 'M1 1' });
});
