import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import hostile from './hostileValues.json' with { type: 'json' };
import { readDeclarations } from './readDeclarations.ts';

const cssPieces = [
  ...'color background : ; red #fff url( /a // https: ) " \' { } @import \\ /* */ var(--x) !important < - 1px'.split(
    ' ',
  ),
  ' ',
  '\0',
  '\n',
];

const kept = (css: unknown) => readDeclarations(css).kept;

describe('customCss', () => {
  test('plain declarations are kept in their order', () => {
    expect(
      kept(
        'border-radius: 12px; Font-Weight:700 !important;\n background: linear-gradient(#fff, rgb(0 0 0 / 10%))',
      ),
    ).toEqual([
      ['border-radius', '12px'],
      ['font-weight', '700'],
      ['background', 'linear-gradient(#fff, rgb(0 0 0 / 10%))'],
    ]);
  });

  test('a sum within a sum is kept', () => {
    for (const width of ['calc(100% - (2 * 4px))', 'calc((100% - 8px) / 3)', 'min(4px, (2px + 1px))'])
      expect(kept(`width: ${width}`)).toEqual([['width', width]]);
  });

  test('a picture of this shop is kept', () => {
    expect(kept(`background-image: url("/file/desen.png")`)).toHaveLength(1);
    expect(kept('background: url( /image/show/1 ) no-repeat')).toHaveLength(1);
  });

  test.each([
    'background: url(//evil.example/a)',
    'background: url(/\\evil.example/a)',
    `background: url("https://evil.example")`,
    'background: url(data:image/png;base64,AA)',
    'background: image-set("/a" 1x)',
    'background: src("/a")',
    'position: fixed',
    'position: absolute',
    'inset: 0',
    'z-index: 9',
    'content: "x"',
    'all: unset',
    'animation: x 1s',
    '--x: red',
    'transform: scale(99)',
    'color: var(--other)',
    'width: --(1px)',
    'width: -webkit-calc(1px)',
    'color: "',
    'color: rgb(1 2 3',
    'color: red)(',
    'color',
    ': red',
  ])('%s is dropped', (css) => {
    expect(kept(css)).toEqual([]);
    expect(readDeclarations(css).dropped).not.toEqual([]);
  });

  test('a dropped declaration leaves the others', () => {
    expect(readDeclarations('color: red; position: fixed; padding: 4px')).toEqual({
      kept: [
        ['color', 'red'],
        ['padding', '4px'],
      ],
      dropped: ['position: fixed'],
    });
  });

  test('a comment neither hides nor joins anything', () => {
    expect(kept('/* koyu */ color: red')).toEqual([['color', 'red']]);
    expect(kept('background: u/**/rl(https://evil.example)')).toEqual([]);
    expect(kept('color: red; /* open')).toEqual([]);
  });

  test('an at-rule, a brace or an escape anywhere drops all of it', () => {
    expect(readDeclarations('color: red; } body { display: none')).toEqual({
      kept: [],
      dropped: ['color: red; } body { display: none'],
    });
  });

  test('something other than text is no declaration', () => {
    for (const value of [null, undefined, 5, {}, ['color:red']]) expect(kept(value)).toEqual([]);
  });

  test('THEM-04 of the hostile values nothing gets through but what stays in its own box', () => {
    const through = [...hostile.customCss, 'x'.repeat(100_000), `color:${'('.repeat(3000)}`].flatMap(kept);
    expect(through).toEqual([['background', '#fff']]);
  });

  test('whatever is written, nothing kept can leave its declaration', () => {
    const pieces = constantFrom(...cssPieces);
    assert(
      property(string({ unit: pieces, maxLength: 14 }), (css) => {
        for (const [name, value] of kept(css)) {
          expect(name).toMatch(/^[a-z-]+$/);
          expect(value.replaceAll(/url\(\s*["']?\/(?![/\\])[^)]*\)/g, '')).not.toMatch(
            /[;{}<>@\\]|url|\/\*|https/,
          );
        }
      }),
      { numRuns: 3000 },
    );
  });
});
