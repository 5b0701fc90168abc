import {
  anything,
  array,
  assert,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import hostile from '../settings/hostileValues.json' with { type: 'json' };
import { readDesignTokens } from './readDesignTokens.ts';
import { readThemeText } from './readThemeText.ts';
import { writeDesignTokens } from './writeDesignTokens.ts';

const throughText = (settings: unknown) => {
  const file: unknown = JSON.parse(JSON.stringify(writeDesignTokens(settings)));
  return readDesignTokens(file);
};

const names = oneof(constantFrom('header', 'elements', '$a', 'a.b', '{x}', 'constructor'), string());
const colors = oneof(
  constantFrom(
    '#fff',
    '#ABCD',
    '#0b6066',
    'red',
    '',
    'oklch(62% 0.2 29)',
    'hsl(10deg 20% 30% / 50%)',
    'hsl(0.123456turn 20.123456% 30% / 0.123456)',
    'oklab(62.123456% 33.333333% -30%)',
    'rgba(11.4, 96, 102, .333)',
    ...hostile.colours,
  ),
  jsonValue(),
);
const items = record(
  {
    title: jsonValue(),
    bg_color: colors,
    text_color: colors,
    height: oneof(constantFrom(10, '12', 4.5, ...hostile.heights), jsonValue()),
    customCss: oneof(constantFrom(...hostile.customCss), jsonValue()),
    own: jsonValue(),
  },
  { requiredKeys: [] },
);
const blocks = dictionary(
  names,
  record({ title: string(), item: dictionary(names, items), own: jsonValue() }),
);
const documents = record({ layouts: jsonValue(), blocks: oneof(blocks, jsonValue()), other: jsonValue() });

const themed = {
  layouts: { master: 'sidebar' },
  blocks: {
    header: { title: 'Üst', item: { top: { title: 'Şerit', bg_color: '#FFF', customCss: 'padding: 4px' } } },
    elements: { item: { logo: { height: '10' } } },
  },
};

describe('design tokens', () => {
  test('THEM-02 any theme comes back from a file as it was', () => {
    assert(
      property(documents, (settings) => {
        const asSent: unknown = JSON.parse(JSON.stringify(settings));
        expect(throughText(settings)).toEqual(asSent);
      }),
      { numRuns: 150 },
    );
  });

  test('are what the format says: colour and dimension objects in groups', () => {
    expect(writeDesignTokens(themed)).toMatchObject({
      header: {
        top: {
          bg_color: {
            $type: 'color',
            $value: { colorSpace: 'srgb', components: [1, 1, 1], alpha: 1, hex: '#ffffff' },
          },
        },
      },
      elements: { logo: { height: { $type: 'dimension', $value: { value: 2.5, unit: 'rem' } } } },
    });
  });

  test('a token that was changed is changed, one taken out is unset, all else stays', () => {
    const file = structuredClone(writeDesignTokens(themed)) as {
      header: { top: Record<string, unknown> };
      elements: { logo: Record<string, unknown> };
    };
    file.header.top['bg_color'] = { $value: { colorSpace: 'srgb', components: [0, 0.5, 1], alpha: 0.5 } };
    delete file.elements.logo['height'];
    expect(readDesignTokens(file)).toEqual({
      layouts: { master: 'sidebar' },
      blocks: {
        header: {
          title: 'Üst',
          item: { top: { title: 'Şerit', bg_color: '#0080ff80', customCss: 'padding: 4px' } },
        },
        elements: { item: { logo: { height: '' } } },
      },
    });
  });

  test('a file of a design tool needs nothing of ours: references and pixels are read', () => {
    const file = {
      palette: { $type: 'color', deniz: { $value: { colorSpace: 'oklch', components: [0.5, 0.1, 200] } } },
      header: { top: { bg_color: { $value: '{palette.deniz}' } } },
      elements: { logo: { height: { $type: 'dimension', $value: { value: 48, unit: 'px' } } } },
    };
    expect(readDesignTokens(file)).toEqual({
      blocks: {
        header: { item: { top: { bg_color: 'oklch(0.5 0.1 200)' } } },
        elements: { item: { logo: { height: 12 } } },
      },
    });
  });

  test('a JSON pointer leads to a token or to its value', () => {
    const file = {
      palette: { 'deniz/koyu': { $value: { colorSpace: 'srgb', components: [0, 0, 1] } } },
      header: {
        top: {
          bg_color: { $value: { $ref: '#/palette/deniz~1koyu/$value' } },
          text_color: { $value: { $ref: '#/palette/deniz~1koyu' } },
        },
      },
    };
    expect(readDesignTokens(file)).toEqual({
      blocks: { header: { item: { top: { bg_color: '#0000ff', text_color: '#0000ff' } } } },
    });
  });

  test('THEM-02 the tokens of a design tool are laid on the theme there is: what they do not name stays', () => {
    const file = {
      header: { top: { text_color: { $value: { colorSpace: 'srgb', components: [0, 0, 0] } } } },
    };
    expect(readThemeText(JSON.stringify(file), themed)).toEqual({
      ...themed,
      blocks: {
        ...themed.blocks,
        header: {
          ...themed.blocks.header,
          item: { top: { ...themed.blocks.header.item.top, text_color: '#000000' } },
        },
      },
    });
  });

  test('a reference in a circle, or to nothing, sets nothing', () => {
    const top = {
      bg_color: { $value: '{header.top.text_color}' },
      text_color: { $value: '{header.top.bg_color}' },
    };
    expect(readDesignTokens({ header: { top } })).toBeUndefined();
  });

  test('nothing of any shape makes reading or writing throw', () => {
    assert(
      property(anything({ withNullPrototype: true }), (value) => {
        for (const one of [value, { a: value }, { a: { b: { bg_color: value } } }])
          expect(() => [readDesignTokens(one), writeDesignTokens(one)]).not.toThrow();
      }),
    );
  });

  test('text is read as settings or as tokens; anything else as nothing', () => {
    expect(readThemeText(JSON.stringify(themed))).toEqual(themed);
    expect(readThemeText(JSON.stringify(writeDesignTokens(themed)))).toEqual(themed);
    assert(
      property(array(string()), (parts) => {
        expect(readThemeText(`[${parts.join()}`)).toBeUndefined();
      }),
    );
  });
});
