import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/chromium.ts';

/** The stories as tests, in a real browser. */
const stories = (name: string, initialGlobals: Record<string, string>, exclude: readonly string[] = []) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'pnpm storybook', initialGlobals })],
  test: {
    name,
    exclude: [...configDefaults.exclude, ...exclude],
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      // Without motion: what has just opened is there, for the test and for axe.
      provider: playwright({
        launchOptions: chromiumLaunch(),
        contextOptions: { reducedMotion: 'reduce' as const },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      // The screens also in a dark shop and in the worst (docs/decisions/0013-five-shops.md).
      stories('storybook', { looks: 'dark hostile' }),
      // `pnpm themes`: the screens are used in the worst of them, and looked at in all.
      stories('themes', { theme: 'hostile', looks: 'light dark depot contrast loud hostile' }, [
        'docs/guide/**',
        'packages/ui/src/{foundations,primitives,features}/**',
      ]),
      {
        extends: true,
        test: {
          name: 'node',
          // Books of two years and shops of 50,000 products take seconds on a busy machine.
          testTimeout: 60_000,
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'checks/**/*.test.ts'],
        },
      },
    ],
  },
});
