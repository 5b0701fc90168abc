import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { keepMapsPrivate } from '../packages/storefront/build/keepMapsPrivate.ts';

/** A build of one line, with the source maps it is asked for. */
async function buildLine(sourcemap: false | 'hidden') {
  const root = mkdtempSync(join(tmpdir(), 'vitrin-maps-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  writeFileSync(join(root, 'main.js'), 'console.log(document.title)');
  mkdirSync(join(root, 'source-maps'));
  writeFileSync(join(root, 'source-maps/old.js.map'), '{}');
  const plugins = [keepMapsPrivate()];
  await build({ root, configFile: false, logLevel: 'silent', plugins, build: { sourcemap } });
  const maps = join(root, 'source-maps');
  return {
    built: readdirSync(join(root, 'dist'), { recursive: true }).map(String),
    maps: existsSync(maps) ? readdirSync(maps) : [],
  };
}

test('source maps lie beside the build, never in it', async () => {
  const { built, maps } = await buildLine('hidden');
  expect(maps).toEqual([expect.stringMatching(/^index-[\w-]+\.js\.map$/)]);
  expect(built.filter((name) => name.endsWith('.js'))).toHaveLength(1);
  expect(built.filter((name) => name.endsWith('.map'))).toEqual([]);
});

test('a build without source maps leaves none of the one before', async () => {
  expect((await buildLine(false)).maps).toEqual([]);
});
