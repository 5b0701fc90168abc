import { readdirSync, readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';

const folder = 'deploy/nginx';

/** A setting that is filled in at the start is a word there. */
const filledIn = (text: string) => text.replaceAll(/\$\{\w+\}/g, 'word');

/** What stands between quotes after `~` or `~*`, as nginx understands it. */
const expressions = readdirSync(folder).flatMap((file) =>
  [
    ...filledIn(readFileSync(`${folder}/${file}`, 'utf8')).matchAll(
      /"~\*?((?:[^"\\]|\\.)*)"|~\*? "((?:[^"\\]|\\.)*)"|~\*? ([^"\s]\S*) \{/g,
    ),
  ].map(([, listed, quoted, bare]) => (listed ?? quoted)?.replaceAll('\\\\', '\\') ?? bare ?? ''),
);

test('the expressions of nginx are found', () => {
  expect(expressions.length).toBeGreaterThan(20);
  expect(expressions).toContain('^/payment');
});

test.each(expressions)(
  'SAFE-07 nginx reads in time that grows no faster than what it reads: %s',
  (source) => {
    const { reports } = analyse({ source, flags: 'i' }, { assumeRejectingSuffix: true });
    expect(reports.map(({ type, exponential }) => ({ type, exponential }))).toEqual([]);
  },
);

test('SAFE-07 what held the server up is found', () => {
  expect(analyse({ source: '\\s*,.*$', flags: 's' }).reports.map(({ type }) => type)).toContain('Move');
});
