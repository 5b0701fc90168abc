import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 8093);
const origin = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: `test-results/e2e-${port}`,
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  // A journey that passes only on a second try is a defect: no retries.
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 10_000,
    baseURL: `${origin}/spa/`,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumLaunch(),
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `${process.execPath} packages/demo-server/src/serve.ts`,
    url: `${origin}/healthz`,
    env: {
      PORT: String(port),
      DATA_DIR: `test-results/e2e-data-${port}`,
      DEMO_FAULTS: '1',
      DEMO_PRODUCTS: '1000',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
