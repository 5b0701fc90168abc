import { realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { exchangeSeen } from './.storybook/exchangeSeen.ts';
import { parkMouse } from './.storybook/parkMouse.ts';
import { takeThumbnail } from './.storybook/takeThumbnail.ts';
import { headlessLaunch } from './scripts/chromium.ts';

/** The stories as tests, in a real browser. */
const stories = (
  name: string,
  globals: Readonly<Record<string, string>>,
  { exclude = [], setupFiles = [] }: { exclude?: string[]; setupFiles?: string[] } = {},
) => ({
  extends: true as const,
  // In a copy that is broken on purpose (checks/mutations) the packages are links to those of the workspace.
  server: { fs: { allow: ['.', realpathSync('node_modules/.pnpm')] } },
  plugins: [
    storybookTest({
      configDir: '.storybook',
      storybookScript: 'pnpm storybook',
      initialGlobals: globals,
    }),
  ],
  test: {
    name,
    exclude: [...configDefaults.exclude, ...exclude],
    setupFiles: [
      '.storybook/parkMouse.setup.ts',
      '.storybook/bareBody.setup.ts',
      '.storybook/exchangeSeen.setup.ts',
      ...setupFiles,
    ],
    // Our own look at accessibility (.storybook/expectAccessible.ts) asks axe the same, and not twice of the same page. Storybook's
    // addons learn of it by this alone: a global of the same meaning is overwritten.
    provide: { 'storybook/test-provided': { a11y: false } },
    testTimeout: 60_000,
    // One warm page for all files, and a page more than there are cores: a story waits more than it works.
    isolate: false,
    maxWorkers: availableParallelism() + 1,
    browser: {
      enabled: true,
      headless: true,
      // Without motion: what has just opened is there, for the test and for axe.
      provider: playwright({
        launchOptions: headlessLaunch(),
        contextOptions: { reducedMotion: 'reduce' as const },
      }),
      instances: [{ browser: 'chromium' as const }],
      commands: { exchangeSeen, parkMouse, takeThumbnail },
    },
  },
});

const projects = {
  // The screens also in a dark shop and in the worst (docs/decisions/0013-five-shops.md).
  stories: () =>
    stories('stories', { looks: 'dark hostile' }, { setupFiles: ['.storybook/thumbnails.setup.ts'] }),
  // `pnpm check themes`: the screens are used in the worst of them, and looked at in all.
  themes: () =>
    stories(
      'themes',
      { theme: 'hostile', looks: 'light dark depot contrast loud hostile' },
      {
        exclude: ['docs/guide/**', 'packages/ui/src/{foundations,primitives,features}/**'],
      },
    ),
  node: () => ({
    extends: true as const,
    test: {
      name: 'node',
      // Books of two years and shops of 50,000 products take seconds on a busy machine.
      testTimeout: 60_000,
      environment: 'node' as const,
      // Modules of its own each file has from the setup, which also sees that none leaves anything to the next.
      isolate: false,
      setupFiles: ['checks/ownWorld.setup.ts'],
      include: ['packages/*/src/**/*.test.ts', 'checks/**/*.test.ts'],
    },
  }),
};

/** Making a project of stories reads all of Storybook, for seconds of processor: what is not asked for by name is not made. */
const { project } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values;
const isAsked = (name: string) =>
  !project?.every((one) => typeof one === 'string' && one in projects) || project.includes(name);

export default defineConfig({
  test: {
    projects: Object.entries(projects).flatMap(([name, make]) => (isAsked(name) ? [make()] : [])),
  },
});
