import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import hostile from './hostileValues.json' with { type: 'json' };
import { readColor } from './readColor.ts';

// Node knows no colours by name; a browser does, and takes these keywords for colours as well.
const names = ['red', 'white', 'transparent', 'rebeccapurple', 'inherit', 'initial', 'currentcolor'];
vi.stubGlobal('CSS', { supports: (_: string, value: string) => names.includes(value) });

describe('a colour of themeSettings', () => {
  test.each([
    ['#FFF', '#fff'],
    ['#0b6066', '#0b6066'],
    ['#ffffff80', '#ffffff80'],
    [' red ', 'red'],
    ['RebeccaPurple', 'rebeccapurple'],
    ['transparent', 'transparent'],
    ['rgb(11, 96, 102)', 'rgb(11, 96, 102)'],
    ['rgba(11, 96, 102, .5)', 'rgba(11, 96, 102, .5)'],
    ['rgb(1 2 3 / 50%)', 'rgb(1 2 3 / 50%)'],
    ['hsl(180deg 80% 22%)', 'hsl(180deg 80% 22%)'],
    ['oklch(0.7 0.1 none)', 'oklch(0.7 0.1 none)'],
  ])('%s is painted', (written, painted) => expect(readColor(written)).toBe(painted));

  test.each([
    'inherit',
    'currentColor',
    'initial',
    'var(--x)',
    '#ggg',
    '#12345',
    'rgb(1,2)',
    'rgb(1,2,3',
    'blue red',
    0xff,
    true,
    {},
  ])('%s is not', (written) => expect(readColor(written)).toBeUndefined());

  test('THEM-04 of the hostile values only plain colours are painted', () => {
    expect(hostile.colours.filter((one) => readColor(one) !== undefined)).toEqual([
      '#fff',
      '#ffffff80',
      'red',
      'rgb(1 2 3 / 50%)',
      'oklch(0.7 0.1 200)',
      'rgb(300,300,300)',
      '#FFF\u2028',
      'transparent',
    ]);
  });

  test('whatever is written, what is painted cannot end a declaration or refer elsewhere', () => {
    const pieces = constantFrom(
      '#',
      'rgb(',
      'red',
      '1',
      ',',
      ' ',
      ')',
      ';',
      '}',
      'url(',
      'var(',
      '/*',
      '\\',
      '%',
    );
    assert(
      property(string({ unit: pieces, maxLength: 12 }), (written) => {
        const painted = readColor(written);
        expect(painted ?? '').not.toMatch(/[;{}\\*@"']|url|var/);
      }),
      { numRuns: 2000 },
    );
  });
});
