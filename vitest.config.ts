import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/chromium.ts';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'pnpm storybook' })],
        test: {
          name: 'storybook',
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            // Without motion: what has just opened is there, for the test and for axe.
            provider: playwright({
              launchOptions: chromiumLaunch(),
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
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
