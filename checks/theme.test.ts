import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { variableName } from '../packages/ui/src/theme/mapTokens.ts';
import type { Token } from '../packages/ui/src/theme/Token.ts';
import { tokens } from '../packages/ui/src/theme/tokens.ts';
import { filesBelow, ui } from './sources.ts';

/** What is shown to people; the theme has the values, stories, fixtures and foundations may show any. */
const pieces = filesBelow(ui).filter(
  (file) =>
    /\.tsx?$/.test(file) &&
    !/\.(?:stories|test)\.tsx?$/.test(file) &&
    !file.startsWith(`${ui}/theme/`) &&
    !file.startsWith(`${ui}/foundations/`),
);

/** Lines of files that match, as `file:line  text`. */
const linesWith = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}  ${line.trim()}`] : [])),
  );

const rows = Object.entries(tokens).flatMap(([group, named]) =>
  Object.entries<Token>(named).map(([name, token]) => ({ path: `${group}.${name}`, group, name, token })),
);

test('no rule of the page asks what is in it and then means elements of any kind: each element that comes or goes would have all asked again', () => {
  const ofPage = /^(?:body|:root):has\(/;
  const named = /^(?:(?:\.?\$\{\w+\}|\[).*|body|main|aside)?$/;
  const styles = filesBelow('packages').filter(
    (file) => file.endsWith('.css.ts') && !file.includes('node_modules'),
  );
  const found = styles.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const pages = [...source.matchAll(/const (\w+) = `([^`]+)`;/g)].filter(([, , text = '']) =>
      ofPage.test(text),
    );
    return [...source.matchAll(/globalStyle\(\s*`([^`]+)`/g)]
      .map(([, selector = '']) =>
        pages.reduce((text, [, name = '', page = '']) => text.replace(`\${${name}}`, page), selector),
      )
      .filter((selector) => ofPage.test(selector))
      .filter((selector) => {
        const [, ...within] = selector.replaceAll(/:has\((?:[^()]|\([^()]*\))*\)/g, '').split(/[\s>]+/);
        return !named.test(within.at(-1) ?? '');
      });
  });
  expect(found).toEqual([]);
});

describe('values come from the token table', () => {
  test('no colour is written outside theme/: take it from vars.color, or add a row to colorTokens.ts', () => {
    const literal = /['"`\s(]#[\da-f]{3,8}['"`\s;,)]|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.+-]/i;
    const styles = pieces.filter((file) => file.endsWith('.css.ts'));
    const markup = pieces.filter((file) => file.endsWith('.tsx'));
    // In markup a colour may be data (a colour field has them); what paints is an attribute or a style.
    const painted = linesWith(markup, literal).filter((line) =>
      /\b(?:style|fill|stroke|color|background\w*)\b[=:]/.test(line),
    );
    // A mask knows only how opaque black is.
    const written = linesWith(styles, literal).filter((line) => !/\bmask\w*:/.test(line));
    expect([...written, ...painted]).toEqual([]);
  });

  test('no font size is written outside theme/: take it from vars.text', () => {
    const styles = pieces.filter((file) => file.endsWith('.css.ts'));
    expect(linesWith(styles, /fontSize: (?:\d|['"`]\d)/)).toEqual([]);
  });

  test('no duration is written outside theme/ but of what repeats for ever: take it from vars.motion', () => {
    const styles = pieces.filter((file) => file.endsWith('.css.ts'));
    expect(linesWith(styles, /transition\w*: .*\b\d*\.?\d+m?s\b/)).toEqual([]);
  });
});

describe('the token table', () => {
  test('a token a theme may set says what it paints, in the words of the editor', () => {
    const mute = rows.filter(({ token }) => token.setting !== undefined && !token.paints?.trim());
    expect(mute.map(({ path }) => path)).toEqual([]);
  });

  test('a token without a value of its own is one a theme sets', () => {
    const never = rows.filter(({ token }) => token.initial === undefined && token.setting === undefined);
    expect(never.map(({ path }) => path)).toEqual([]);
  });

  test('a setting and a CSS variable belong to one token each', () => {
    const settings = rows.flatMap(({ token }) => token.setting ?? []);
    const variables = rows.map(({ group, name }) => variableName(group, name));
    expect(settings).toHaveLength(new Set(settings).size);
    expect(variables).toHaveLength(new Set(variables).size);
  });

  test('a setting is named {block}.{item}.{field}', () => {
    const settings = rows.flatMap(({ token }) => token.setting ?? []);
    const odd = settings.filter((one) => !/^[a-z]+\.[a-z]+\.(?:bg_color|text_color|height)$/i.test(one));
    expect(odd).toEqual([]);
  });
});

test('the font file stays what Turkish needs', () => {
  expect(statSync(`${ui}/theme/fonts/inter-turkish.woff2`).size).toBeLessThanOrEqual(35 * 1024);
});
