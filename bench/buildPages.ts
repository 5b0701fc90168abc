import { mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

const inBench = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { resolve } = createRequire(new URL('../packages/storefront/package.json', import.meta.url));

/** Builds the pages of the bench's own: the empty base page, the tables, and two books to compare. Gives their folder. */
export async function buildPages(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-bench-pages-'));
  const common = { configFile: false, logLevel: 'error' } as const;
  const output = { emptyOutDir: false, modulePreload: { polyfill: false }, target: 'chrome125' };
  await build({
    ...common,
    root: inBench('base'),
    base: '/bench/base/',
    // The package is the storefront's.
    resolve: {
      alias: [
        { find: /^react-router-dom$/, replacement: resolve('react-router-dom').replace(/\.js$/, '.mjs') },
      ],
    },
    build: { ...output, outDir: join(folder, 'base') },
  });
  await build({
    ...common,
    root: inBench('tables'),
    base: '/bench/tables/',
    plugins: [vanillaExtractPlugin()],
    build: {
      ...output,
      outDir: join(folder, 'tables'),
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: ['floor', 'ours', 'basket'].map((table) => inBench(`tables/${table}.html`)),
      },
    },
  });
  await build({
    ...common,
    root: inBench('books'),
    base: '/bench/books/',
    build: { ...output, outDir: join(folder, 'books') },
  });
  return folder;
}
