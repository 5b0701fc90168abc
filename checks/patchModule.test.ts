import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { obeyPolicy } from '../packages/storefront/build/obeyPolicy.ts';
import { patchModule } from '../packages/storefront/build/patchModule.ts';

/** Builds a page's script that consists of one module of a package, and gives its text. */
async function buildWith(plugin: ReturnType<typeof patchModule>, source: string): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'vitrin-patch-'));
  writeFileSync(join(root, 'Announcer.mjs'), source);
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [plugin],
    build: { write: false, minify: false, rolldownOptions: { input: join(root, 'Announcer.mjs') } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

const patch = () =>
  patchModule({ module: '/Announcer', from: `innerHTML = ''`, to: 'fine()', until: 'it is mended' });

test('a module of a package is changed wherever the patch matches', async () => {
  const code = await buildWith(patch(), `top.innerHTML = '';\nself.innerHTML = '';`);
  expect(code).toContain('top.fine();');
  expect(code).toContain('self.fine();');
});

test('a patch that matches nothing fails the build, and says when it can go', async () => {
  await expect(buildWith(patch(), 'top.replaceChildren();')).rejects.toThrow(
    'The patch of /Announcer matches nothing any more. It can go when it is mended.',
  );
});

test('react-aria is built without what the page policy refuses', async () => {
  const root = new URL('../packages/ui/', import.meta.url).pathname;
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [obeyPolicy()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(root, 'src/primitives/DateRangePicker/RangePanel.tsx'),
        // What nobody imports would be left out.
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  expect(code).not.toMatch(/\.innerHTML = (''|"")/);
  expect(code).not.toContain('head.prepend(style)');
});
