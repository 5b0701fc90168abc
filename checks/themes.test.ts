import { Canvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { looks, unreadableRegions } from '../.storybook/looks.ts';
import { writeThemeGlobal } from '../.storybook/themeGlobal.ts';
import { readTheme } from '../.storybook/themes.ts';
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

/** What is no colour leaves the last one. */
function isColor(text: string) {
  const context = new Canvas(1, 1).getContext('2d');
  return ['#000000', '#ffffff'].some((before) => {
    context.fillStyle = before;
    context.fillStyle = text;
    return context.fillStyle !== before;
  });
}

describe('the shops every screen is looked at in', () => {
  // What a browser knows of colours, as the canvas beside Node knows it.
  beforeAll(() => {
    vi.stubGlobal('OffscreenCanvas', Canvas);
    vi.stubGlobal('CSS', { supports: (_: string, value: string) => isColor(value) });
  });
  afterAll(() => void vi.unstubAllGlobals());

  const themeNames = [...new Set(Object.values(looks).map(({ theme }) => theme))];

  test('are five', () => {
    expect(themeNames).toEqual(['default', 'dark', 'contrast', 'loud', 'hostile']);
  });

  test('only the hostile one has text that cannot be read on its own ground', () => {
    const unreadable = themeNames.map((theme) => [theme, unreadableRegions(theme)]);
    expect(Object.fromEntries(unreadable)).toEqual({
      default: [],
      dark: [],
      contrast: [],
      loud: [],
      hostile: ['#footer-main'],
    });
  });
});
