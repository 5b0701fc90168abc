import { assert, constantFrom, double, oneof, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readColor } from '../settings/readColor.ts';
import { toColorValue, toCssColor } from './colorValue.ts';

const spaces = ['hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch'];

describe('a colour of a design token as CSS', () => {
  test.each([
    ['oklch', [1, 3.727e-8, 89.876], 1, 'oklch(1 0 89.876)'],
    [
      'oklch',
      [0.6279553606145516, 0.25768330773615683, 29.2338851923426],
      0.85,
      'oklch(0.628 0.2577 29.2339 / 0.85)',
    ],
    ['hsl', [210, 50.12345678901234, 'none'], 0.123456789012345, 'hsl(210 50.1235% none / 0.1235)'],
    ['lab', [50, -1e-9, 3], 0.99999, 'lab(50 0 3)'],
    ['lab', [1e300, 0, 0], 1, undefined],
  ])('%s %j / %d is %s', (colorSpace, components, alpha, css) => {
    expect(toCssColor({ colorSpace, components, alpha })).toBe(css);
  });

  test('is one that is painted, and that stays as it is when it is read and written again', () => {
    const component = double({ min: -500, max: 500, noNaN: true });
    const components = tuple(component, component, component);
    const alpha = oneof(constantFrom(0, 1), double({ min: 0, max: 1, noNaN: true }));
    assert(
      property(constantFrom(...spaces), components, alpha, (colorSpace, numbers, opacity) => {
        const css = toCssColor({ colorSpace, components: numbers, alpha: opacity });
        expect(readColor(css)).toBe(css);
        expect(toCssColor(toColorValue(css ?? ''))).toBe(css);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a colour of CSS as a design token', () => {
  test.each([
    ['oklch(62% 50% 29)', 'oklch', [0.62, 0.2, 29], 1],
    ['oklab(62% 50% -30%)', 'oklab', [0.62, 0.2, -0.12], 1],
    ['lab(50% 100% -20%)', 'lab', [50, 125, -25], 1],
    ['lch(50% 100% 10deg)', 'lch', [50, 150, 10], 1],
    ['hsl(0.5turn 80% 22%)', 'hsl', [180, 80, 22], 1],
    ['hsla(3.14159265rad, 80%, 22%, 25%)', 'hsl', [180, 80, 22], 0.25],
    ['hwb(100grad 10 none)', 'hwb', [90, 10, 'none'], 1],
    ['oklch(62% .2 29 / 150%)', 'oklch', [0.62, 0.2, 29], 1],
    ['oklch(62% .2 29 / -1)', 'oklch', [0.62, 0.2, 29], 0],
  ])('%s is %s %j / %d', (css, colorSpace, components, alpha) => {
    expect(toColorValue(css)).toEqual({ colorSpace, components, alpha });
  });

  test.each([
    ['rgb(11, 96, 102)', '#0b6066'],
    ['rgba(11,96,102,.5)', '#0b606680'],
    ['rgb(100% 0% 20% / 50%)', '#ff003380'],
    ['rgb(300 -5 none)', '#ff0000'],
  ])('%s is the token of %s', (css, hex) => expect(toColorValue(css)).toEqual(toColorValue(hex)));

  test.each(['oklch(62% 20deg 29)', 'hsl(50% 10% 10%)', 'rgb(1turn 2 3)', 'lab(1 2 3 / none)', 'oklch(1 2)'])(
    '%s is none',
    (css) => expect(toColorValue(css)).toBeUndefined(),
  );
});
