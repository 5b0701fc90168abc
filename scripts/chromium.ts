import { existsSync } from 'node:fs';

/** Where Debian, Ubuntu, Fedora and Arch put Chromium or Chrome. */
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser tests run in: `CHROMIUM_PATH`, else the system's, else undefined (Playwright's own). */
export function chromiumPath(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined) return chosen || undefined;
  return systemBrowsers.find((path) => existsSync(path));
}

/**
 * Since 156 the browser loads the suggestions of its address bar for every new window: two pages of four hundred modules,
 * about a second of processor beside the page that is tested or measured.
 */
export const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright 1.65 turns off by itself (its `chromiumSwitches.ts`): the last switch of a name stands for all. */
const turnedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The switch that turns features of the browser off. */
export const turnOff = (features: readonly string[]): string => `--disable-features=${features.join(',')}`;

/**
 * Launch options for every browser test. The sandbox needs privileges containers lack; the background services
 * would reach for the network.
 */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = chromiumPath();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      turnOff([...turnedOffByPlaywright, ...addressBarPages]),
    ],
  };
}
