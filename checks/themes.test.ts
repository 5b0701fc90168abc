import { describe, expect, test } from 'vitest';
import { looks } from '../.storybook/looks.ts';
import { writeThemeGlobal } from '../.storybook/themeGlobal.ts';
import { readTheme, themes } from '../.storybook/themes.ts';
import { contrastRatio, readableRatio, type Rgb } from '../packages/ui/src/theme/contrast.ts';
import { writeDesignTokens } from '../packages/ui/src/theme/designTokens/writeDesignTokens.ts';

const pasted = {
  layouts: { master: 'sidebar' },
  blocks: { header: { title: 'Üst Şerit ĞİŞ', item: { top: { bg_color: '#B4232A', own: [1, null] } } } },
};

describe('a theme pasted into Storybook', () => {
  test.each([
    ['themeSettings', pasted],
    ['design tokens', writeDesignTokens(pasted)],
  ])('goes through a link as %s', (_, document) => {
    const text = JSON.stringify(document);
    expect(readTheme(text)).toEqual(pasted);
    const inLink = writeThemeGlobal(readTheme(text) ?? {});
    // What Storybook lets through in the address of a story.
    expect(inLink).toMatch(/^[\w-]+$/);
    expect(readTheme(inLink)).toEqual(pasted);
  });

  test('is the default where it cannot be read', () => {
    for (const text of ['base64-', 'base64-!', 'base64-AAAA', '{', '[]', 'no theme', undefined])
      expect(readTheme(text)).toBeNull();
  });
});

/** `#rrggbb` or `#rgb` as numbers. */
const rgbOf = (hex: string): Rgb => {
  const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1);
  const at = (place: number) => Number.parseInt(digits.slice(place, place + 2), 16);
  return [at(0), at(2), at(4)];
};

const isHex = (value: unknown): value is string =>
  typeof value === 'string' && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value);

describe('the shops every screen is looked at in', () => {
  test('are five', () => {
    const worn = new Set(Object.values(looks).map(({ theme }) => theme));
    expect([...worn]).toEqual(['default', 'dark', 'contrast', 'loud', 'hostile']);
  });

  test('only the hostile one has text that cannot be read on its own ground', () => {
    const worn = new Set(Object.values(looks).map(({ theme }) => theme));
    const unreadable = [...worn].flatMap((theme) =>
      Object.entries(themes[theme].settings?.blocks ?? {}).flatMap(([block, { item }]) =>
        Object.entries(item as Record<string, Readonly<Record<string, unknown>>>).flatMap(
          ([name, { bg_color: ground, text_color: text }]) =>
            isHex(ground) && isHex(text) && contrastRatio(rgbOf(ground), rgbOf(text)) < readableRatio
              ? [`${theme} ${block}.${name}`]
              : [],
        ),
      ),
    );
    expect(unreadable).toEqual(['hostile footer.main']);
  });
});
