import { anything, assert, constantFrom, dictionary, jsonValue, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import hostile from '../../theme/settings/hostileValues.json' with { type: 'json' };
import { readDeclarations } from '../../theme/settings/readDeclarations.ts';
import { findCssProblems } from './findCssProblems.ts';
import { carryChanges, listChanges } from './listChanges.ts';
import { readThemeBlocks } from './readThemeBlocks.ts';
import { themeFields } from './ThemeItem.ts';
import { placeOf, valueAt, withValueAt, writeThemeValue } from './writeThemeValue.ts';

const saved = {
  version: 7,
  layouts: { master: 'default', mobile: 'x' },
  blocks: {
    header: {
      title: 'Üst Alan',
      order: 1,
      item: { top: { title: 'Üst Şerit', bg_color: '#fff', own: [1] } },
    },
  },
};

const documents = record({
  layouts: jsonValue(),
  blocks: dictionary(constantFrom('header', 'elements', 'kampanya'), jsonValue()),
  other: jsonValue(),
});

describe('blocks of themeSettings', () => {
  test('THEM-01 blocks and items have the titles of the settings, the table fills what they leave out', () => {
    const blocks = readThemeBlocks(saved);
    expect(blocks.map(({ title }) => title)).toEqual(['Üst Alan', 'Öğeler', 'Kenar menüsü', 'Alt bölüm']);
    expect(blocks[0]?.items.map(({ title }) => title)).toEqual(['Üst Şerit', 'Orta şerit', 'Menü şeridi']);
  });

  test('a shop that never saved a theme can edit all of the table', () => {
    const paths = readThemeBlocks(null).flatMap(({ items }) => items.map(({ path }) => path));
    expect(paths).toEqual(expect.arrayContaining(['header.top', 'elements.logo', 'elements.button']));
  });

  test('nothing of any shape makes it throw', () => {
    assert(
      property(anything({ withNullPrototype: true }), (value) => {
        for (const settings of [value, { blocks: value }, { blocks: { a: { item: value } } }]) {
          expect(() => listChanges(settings, readThemeBlocks(settings))).not.toThrow();
        }
      }),
    );
  });
});

describe('a value', () => {
  test('THEM-03 is written beside everything unknown, which is kept', () => {
    const next = writeThemeValue(saved, 'header.top', 'bg_color', '#000000');
    expect(next).toEqual({
      ...saved,
      blocks: {
        header: {
          title: 'Üst Alan',
          order: 1,
          item: { top: { title: 'Üst Şerit', bg_color: '#000000', own: [1] } },
        },
      },
    });
    expect(saved.blocks.header.item.top.bg_color).toBe('#fff');
  });

  test('of custom CSS brings the selector it needs, and a height is a number', () => {
    const css = writeThemeValue(null, 'elements.card', 'customCss', 'color: red');
    expect(valueAt(css, placeOf('elements.card', 'selector_class'))).toBe('elements-card');
    expect(
      valueAt(writeThemeValue({}, 'elements.logo', 'height', '14'), placeOf('elements.logo', 'height')),
    ).toBe(14);
  });

  test('written and taken back leaves what was there, whatever it was', () => {
    assert(
      property(documents, constantFrom(...themeFields), string(), (settings, field, text) => {
        const place = placeOf('kampanya.top', field);
        const before = valueAt(settings, place);
        const back = withValueAt(withValueAt(settings, place, text), place, before);
        expect(valueAt(back, place)).toEqual(before);
        expect((back as typeof settings).other).toEqual(settings.other);
        expect((back as typeof settings).layouts).toEqual(settings.layouts);
      }),
    );
  });

  test('no name reaches a prototype', () => {
    const next = writeThemeValue({}, '__proto__.top', 'bg_color', 'x');
    expect(Object.getPrototypeOf(next)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['item']).toBeUndefined();
  });
});

describe('changes', () => {
  test('are listed by item and field, with both values', () => {
    const draft = writeThemeValue(
      writeThemeValue(saved, 'header.top', 'bg_color', '#000000'),
      'elements.logo',
      'height',
      '12',
    );
    expect(
      listChanges(saved, draft).map(({ title, label, before, after }) => [title, label, before, after]),
    ).toEqual([
      ['Üst Şerit', 'Zemin rengi', '#fff', '#000000'],
      ['Logo', 'Yükseklik', '', '12'],
    ]);
    expect(listChanges(draft, draft)).toEqual([]);
  });
});

describe('changes carried over to what others have saved', () => {
  test('THEM-03 are all that differs from it', () => {
    const draft = writeThemeValue(saved, 'header.top', 'bg_color', '#000000');
    const theirs = withValueAt(
      writeThemeValue(saved, 'header.top', 'text_color', '#ffffff'),
      ['version'],
      undefined,
    );
    const carried = carryChanges(saved, draft, theirs);
    expect(carried).toEqual(writeThemeValue(theirs, 'header.top', 'bg_color', '#000000'));
    expect(carryChanges(saved, saved, theirs)).toBe(theirs);
  });

  test('are, over what they were made of, the draft', () => {
    assert(
      property(documents, documents, (one, other) => {
        expect(listChanges(other, carryChanges(one, other, one))).toEqual([]);
      }),
    );
  });
});

describe('changes a file has brought', () => {
  const draft = {
    version: 8,
    layouts: { master: 'default' },
    blocks: { elements: { item: { card: { customCss: 'color: red', selector_class: 'elements-card' } } } },
  };
  const changes = listChanges(saved, draft);
  const at = (key: string) => changes.find((change) => change.key === key);

  test('THEM-03 what it leaves out is listed like what it brings', () => {
    expect(at('blocks.header.item.top.bg_color')).toMatchObject({ before: '#fff', after: '' });
    expect(at('blocks.header.order')).toMatchObject({ kind: 'other', before: '1', after: '' });
    expect(at('blocks.elements.item.card.customCss')).toMatchObject({ kind: 'customCss', before: '' });
    expect(at('layouts.mobile')).toMatchObject({ kind: 'other', before: 'x', after: '' });
    expect(at('version')).toMatchObject({ kind: 'other', before: '7', after: '8' });
    // It comes along with custom CSS.
    expect(at('blocks.elements.item.card.selector_class')).toBeUndefined();
  });

  test('THEM-03 taking every change back leaves nothing to save', () => {
    assert(
      property(documents, documents, (one, other) => {
        const back = listChanges(one, other).reduce<unknown>(
          (settings, { place }) => withValueAt(settings, place, valueAt(one, place)),
          other,
        );
        expect(listChanges(one, back)).toEqual([]);
      }),
    );
  });
});

describe('problems of custom CSS', () => {
  test('THEM-04 are told by line, with the reason', () => {
    const css =
      'color: red;\n\n/* koyu\n*/ position: fixed;\npadding: 4px;\nbackground: url(https://evil.example/a)';
    expect(findCssProblems(css).map(({ line, text }) => [line, text])).toEqual([
      [4, 'position: fixed'],
      [6, 'background: url(https://evil.example/a)'],
    ]);
  });

  test('a brace on one line is told there, though nothing of the text is applied', () => {
    expect(findCssProblems('color: red;\n} body { display: none').map(({ line }) => line)).toEqual([2]);
  });

  test('there are some exactly where something is left out', () => {
    assert(
      property(
        string({ unit: constantFrom(...'color:red;{}@\\/*()" \n'.split('')), maxLength: 30 }),
        (css) => {
          expect(findCssProblems(css).length > 0).toBe(readDeclarations(css).dropped.length > 0);
        },
      ),
    );
    for (const css of hostile.customCss) {
      expect(findCssProblems(css).length > 0).toBe(readDeclarations(css).dropped.length > 0);
    }
  });
});
