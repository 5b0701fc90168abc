import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumPath, headlessShellPath } from './chromium.ts';
import { installPackages } from './installPackages.ts';

const hasBrowser = () => existsSync(chromiumPath() ?? chromium.executablePath());

/**
 * Makes sure that there is a browser to test in: `CHROMIUM_PATH`, Playwright's own, or the system's with its headless shell.
 * Where one of these two is missing and the user is root on Debian, installs the distribution's; where there is no browser
 * after that, says what to do and ends the run.
 */
export async function ensureChromium(): Promise<void> {
  const isChosen = process.env['CHROMIUM_PATH'] !== undefined;
  if (!isChosen && !existsSync(chromium.executablePath())) {
    const missing = [
      ...(chromiumPath() === undefined ? ['chromium'] : []),
      ...(headlessShellPath() === chromiumPath() ? ['chromium-headless-shell'] : []),
    ];
    await installPackages('The tests run in Chromium and its headless shell', missing);
  }
  if (hasBrowser()) return;
  console.error(
    'The browser tests need Chromium: install it from your system, set CHROMIUM_PATH, or run `npx playwright install chromium`.',
  );
  process.exit(1);
}
