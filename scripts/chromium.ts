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
    ],
  };
}
