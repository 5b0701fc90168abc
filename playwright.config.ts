import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { journeyLaunch } from './scripts/chromium.ts';

/** What these prove is text, state and colours: without its pictures a page takes a sixth less processor. All others load them. */
const aboutText = [
  'app',
  'back',
  'bankPage',
  'basket',
  'doubleClick',
  'exports',
  'faultMatrix',
  'focus',
  'guest',
  'home',
  'icons',
  'identity',
  'keptLists',
  'loadedAfresh',
  'navigation',
  'onAccount',
  'paidOnce',
  'payment',
  'preload',
  'quickOrder',
  'quickOrderFiles',
  'quickOrderKept',
  'quickOrderScans',
  'reconcile',
  'reorder',
  'reportRange',
  'reportRows',
  'reportTypes',
  'reports',
  'resilience',
  'search',
  'sharedComputer',
  'sharedLists',
  'statementDesk',
  'theme',
  'translated',
].map((name) => `**/${name}.spec.ts`);

const { args, ...launch } = journeyLaunch();
const withoutPictures = { ...launch, args: [...args, '--blink-settings=imagesEnabled=false'] };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  // Each worker has a shop of its own (e2e/fixtures.ts). One more than there are cores: a journey waits for a fifth of its time.
  fullyParallel: true,
  workers: availableParallelism() + 1,
  // What says how long something takes depends on the machine: `pnpm bench --only timed` looks at it.
  ...(process.env['TIMED'] === '1' ? { grep: /@timed/ } : { grepInvert: /@timed/ }),
  forbidOnly: true,
  // A journey that passes only on a second try is a defect: no retries.
  retries: 0,
  timeout: 60_000,
  // What is looked for gets as long as what is done: a machine three times as slow as two cores of today meets it.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 10_000,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1440, height: 900 },
    launchOptions: journeyLaunch(),
    // A worker would fetch a whole screen beside each of hundreds of pages, and answer what a journey means to make fail. Those about
    // it let it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  // What takes longest begins first: at the end nothing would go on beside it.
  projects: [
    {
      name: 'fault matrix',
      testMatch: '**/faultMatrix.spec.ts',
      use: { launchOptions: withoutPictures },
    },
    {
      name: 'journeys about text',
      testMatch: aboutText,
      testIgnore: '**/faultMatrix.spec.ts',
      use: { launchOptions: withoutPictures },
    },
    { name: 'journeys', testIgnore: aboutText },
  ],
});
