import { anything, assert, property } from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import hostile from './hostileValues.json' with { type: 'json' };
import { readThemeSettings } from './readThemeSettings.ts';

// Node knows no colours by name; a browser does, and takes these keywords for colours as well.
const names = ['red', 'white', 'transparent', 'rebeccapurple', 'inherit', 'initial', 'currentcolor'];
vi.stubGlobal('CSS', { supports: (_: string, value: string) => names.includes(value) });

const themeWith = (path: string, item: Record<string, unknown>) => {
  const [block = '', name = ''] = path.split('.');
  return { layouts: { master: 'default' }, blocks: { [block]: { title: '', item: { [name]: item } } } };
};

const paint = (bg_color: string) => readThemeSettings(themeWith('elements.button', { bg_color }));

describe('themeSettings', () => {
  test('THEM-02 a known item sets the variable of its token', () => {
    expect(
      readThemeSettings(themeWith('elements.button', { bg_color: '#B4232A', text_color: 'white' })),
    ).toEqual({
      style: { '--vitrin-color-brand-base': '#b4232a', '--vitrin-color-on-brand': 'white' },
      rules: [],
      rejected: [],
    });
    expect(readThemeSettings(themeWith('elements.logo', { height: 12 })).style).toEqual({
      '--vitrin-logo-height': '3rem',
    });
  });

  test('THEM-02 an item no token knows still becomes a variable, and a rule where it names a selector', () => {
    const item = { bg_color: '#fff', text_color: '#111', height: '8', selector_id: '#kampanya' };
    expect(readThemeSettings(themeWith('home.topBand', item))).toEqual({
      style: {
        '--vitrin-home-top-band-surface': '#fff',
        '--vitrin-home-top-band-text': '#111',
        '--vitrin-home-top-band-height': '2rem',
      },
      rules: [
        {
          selector: '#kampanya',
          declarations: [
            ['background-color', '#fff'],
            ['color', '#111'],
            ['height', '2rem'],
          ],
        },
      ],
      rejected: [],
    });
  });

  test('THEM-02 a price on a ground of its own has the text chosen for that ground', () => {
    const item = { bg_color: '#b4232a', text_color: '#fff', selector_class: 'elements-price' };
    expect(readThemeSettings(themeWith('elements.price', item)).rules).toEqual([
      {
        selector: '.elements-price',
        declarations: [
          ['background-color', '#b4232a'],
          ['color', '#fff'],
        ],
      },
    ]);
    const derived = readThemeSettings(themeWith('elements.price', { ...item, text_color: '' }));
    expect(derived.rules[0]?.declarations).toEqual([
      ['background-color', '#b4232a'],
      ['color', derived.style['--vitrin-price-text']],
    ]);
    expect(readThemeSettings(themeWith('elements.price', { ...item, bg_color: '' })).rules).toEqual([]);
  });

  test('customCss of a known item goes to its selector', () => {
    const item = {
      bg_color: '#fff',
      text_color: '#111',
      customCss: 'border-radius: 0',
      selector_class: 'elements-card',
    };
    const { rules } = readThemeSettings(themeWith('elements.card', item));
    expect(rules).toEqual([{ selector: '.elements-card', declarations: [['border-radius', '0']] }]);
  });

  test('a background without a text colour gets the readable one', () => {
    const { style } = readThemeSettings(themeWith('header.top', { bg_color: '#ffe600' }));
    expect(style['--vitrin-header-top-text']).toContain('from #ffe600');
    expect(readThemeSettings(themeWith('elements.button', { bg_color: '#ffe600' })).style).toEqual({
      '--vitrin-color-brand-base': '#ffe600',
    });
  });

  test('the colour everything on the brand derives from is opaque: seen on white, or not set', () => {
    for (const color of ['rgba(11,96,102,.1)', '#0b606620']) {
      const base = paint(color).style['--vitrin-color-brand-base'];
      expect(base).toMatch(/^rgb\(from .* \/ 1\)$/);
      expect(base).toContain(color);
    }
    for (const color of ['transparent', '#0b606600', 'rgb(11 96 102 / 0%)']) {
      expect(paint(color)).toEqual({ style: {}, rules: [], rejected: ['elements.button.bg_color'] });
    }
    expect(paint('#0b6066ff').style).toEqual({ '--vitrin-color-brand-base': '#0b6066ff' });
  });

  test('THEM-04 a value that could close the declaration is rejected', () => {
    const settings = themeWith('elements.button', { bg_color: 'red;}body{display:none' });
    expect(readThemeSettings(settings)).toEqual({
      style: {},
      rules: [],
      rejected: ['elements.button.bg_color'],
    });
  });

  test('an empty value is not set, and no fault', () => {
    const item = { bg_color: '', text_color: null, customCss: '', height: undefined };
    expect(readThemeSettings(themeWith('header.top', item))).toEqual({ style: {}, rules: [], rejected: [] });
  });

  test('customCss that nothing could carry is reported', () => {
    const { rules, rejected } = readThemeSettings(themeWith('header.top', { customCss: 'color: red' }));
    expect(rules).toEqual([]);
    expect(rejected).toEqual(['header.top.customCss']);
  });

  test('a selector is one plain name', () => {
    const selectors = hostile.cssClass.flatMap((name) =>
      readThemeSettings(themeWith('x.y', { customCss: 'color:red', selector_class: name })).rules.map(
        (rule) => rule.selector,
      ),
    );
    expect(selectors).toEqual(['.menu-red', '.position-fixed', '.constructor']);
  });

  test('names that could be written into CSS or an object are rejected', () => {
    const settings = JSON.parse(
      '{"blocks":{"__proto__":{"item":{"a":{"bg_color":"red"}}},"a;b":{"item":{"c":{}}}}}',
    );
    expect(readThemeSettings(settings)).toEqual({ style: {}, rules: [], rejected: ['__proto__.a', 'a;b.c'] });
  });

  test('nothing of any shape makes it throw', () => {
    assert(
      property(anything({ withNullPrototype: true }), (value) => {
        for (const settings of [
          value,
          { blocks: value },
          { blocks: { a: value } },
          themeWith('a.b', { bg_color: value }),
        ]) {
          expect(() => readThemeSettings(settings)).not.toThrow();
        }
      }),
    );
  });
});
