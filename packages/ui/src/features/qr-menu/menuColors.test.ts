import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, isReadable, menuColors, readableTone } from './menuColors.ts';
import { menuPresets } from './menuPresets.ts';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

test('contrast is as WCAG counts it', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

test('QRMN-02 a colour that can be read stays as it was chosen', () => {
  expect(readableTone('#7A1F2B', '#FBF6EC')).toBe('#7A1F2B');
  for (const { look } of menuPresets) {
    expect(menuColors(look)).toMatchObject({ title: look.primaryColor, quiet: look.secondaryColor });
  }
});

test('QRMN-02 every text can be read on whatever background', () => {
  fc.assert(
    fc.property(color, color, color, (primaryColor, secondaryColor, backgroundColor) => {
      const colors = menuColors({ primaryColor, secondaryColor, backgroundColor, borderColor: primaryColor });
      for (const text of [colors.ink, colors.title, colors.quiet]) {
        expect(isReadable(text, backgroundColor)).toBe(true);
      }
      expect(isReadable(colors.onChosen, colors.chosen)).toBe(true);
    }),
  );
});
