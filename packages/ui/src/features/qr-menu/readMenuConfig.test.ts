import fc from 'fast-check';
import { expect, test } from 'vitest';
import { menuPresets, presetOf } from './menuPresets.ts';
import { firstConfig, readMenuConfig } from './readMenuConfig.ts';

test.each([undefined, null, 7, '', [], 'x'])('QRMN-02 %j is the first menu', (stored) =>
  expect(readMenuConfig(stored)).toEqual(firstConfig),
);

test('QRMN-02 each value that cannot be is the first one, the others stay', () => {
  const stored = {
    ...firstConfig,
    primaryColor: 'red;}body{display:none',
    backgroundColor: '#0a0b0c',
    columnsSmall: 99,
    columnsLarge: 6,
    thumbnailHeight: '48',
    thumbnailRounded: 'full',
    fontFamily: 'constructor',
    titleFontSize: 17.5,
    restaurantName: '<b>Köşe</b>',
    restaurantAddress: 'x'.repeat(500),
    other: true,
  };
  expect(readMenuConfig(stored)).toEqual({
    ...firstConfig,
    backgroundColor: '#0A0B0C',
    columnsLarge: 6,
    thumbnailRounded: 'full',
    restaurantName: '<b>Köşe</b>',
    restaurantAddress: 'x'.repeat(160),
  });
});

test('QRMN-02 whatever was kept, what is read can be shown', () => {
  fc.assert(
    fc.property(
      fc.record(Object.fromEntries(Object.keys(firstConfig).map((key) => [key, fc.anything()]))),
      (stored) => {
        const config = readMenuConfig(stored);
        expect(readMenuConfig(config)).toEqual(config);
        expect(Object.keys(config).toSorted()).toEqual(Object.keys(firstConfig).toSorted());
      },
    ),
  );
});

test('QRMN-02 a menu is its preset until something of its look is changed', () => {
  expect(menuPresets.map(({ name }) => name)).toEqual(['Klasik', 'Koyu Tema', 'Minimalist', 'Renkli']);
  for (const preset of menuPresets) {
    expect(presetOf({ ...firstConfig, ...preset.look, columnsLarge: 5 })).toBe(preset);
    expect(presetOf({ ...firstConfig, ...preset.look, borderColor: '#123456' })).toBeUndefined();
  }
});
