import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  // Each worker has a shop of its own (e2e/honestPage.ts). A journey waits more than it works: three keep two cores busy.
  fullyParallel: true,
  workers: Math.ceil(availableParallelism() * 1.5),
  forbidOnly: true,
  // A journey that passes only on a second try is a defect: no retries.
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 10_000,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumLaunch(),
    screenshot: 'only-on-failure',
  },
});
