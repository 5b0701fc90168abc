import { existsSync } from 'node:fs';

/** Where Debian, Ubuntu, Fedora and Arch put Chromium or Chrome. */
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where Debian puts Chromium without its windows. */
const systemShell = '/usr/bin/chromium-headless-shell';

const findBrowser = (paths: readonly string[]): string | undefined => {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined) return chosen || undefined;
  return paths.find((path) => existsSync(path));
};

/** The whole browser: `CHROMIUM_PATH`, else the system's, else undefined (Playwright's own). */
export const chromiumPath = (): string | undefined => findBrowser(systemBrowsers);

/** The browser tests run in: the same without its windows where the system has it, else the whole one. */
export const headlessShellPath = (): string | undefined => findBrowser([systemShell, ...systemBrowsers]);

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

/** The sandbox needs privileges containers lack; the background services would reach for the network. */
const launch = (executablePath: string | undefined): { executablePath?: string; args: string[] } => ({
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
});

/** Launch options of the whole browser: for what is measured or photographed, and what needs its cache of pages for Back. */
export const chromiumLaunch = () => launch(chromiumPath());

/** Launch options of stories: the same engine without windows, which takes a seventh to a third less processor. */
export const headlessLaunch = () => launch(headlessShellPath());

/**
 * Launch options of journeys. All pages of a context share a process, as they do on a phone: to start one, and to compile in it
 * what the last one had compiled, is a third of what a page costs to open. No page of a journey lives long enough to earn back
 * what V8's two optimising compilers cost: a quarter of its processor.
 */
export const journeyLaunch = () => {
  const { args, ...rest } = headlessLaunch();
  const own = [
    '--renderer-process-limit=1',
    '--disable-site-isolation-trials',
    '--js-flags=--no-maglev --no-turbofan',
  ];
  return { ...rest, args: [...args, ...own] };
};
