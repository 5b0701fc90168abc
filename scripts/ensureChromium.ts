import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumPath } from './chromium.ts';
import { run } from './run.ts';

/**
 * Makes sure that there is a browser to test in: `CHROMIUM_PATH`, the system's, or Playwright's own. Where there is none
 * and the user is root on Debian, installs the distribution's; elsewhere says what to do and ends the run.
 */
export async function ensureChromium(): Promise<void> {
  if (chromiumPath() || existsSync(chromium.executablePath())) return;
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isRootOnDebian) {
    console.log('No Chromium found: installing the one of the distribution.');
    const updated = await run('apt-get', ['update', '-qq']);
    if (updated === 0)
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
        DEBIAN_FRONTEND: 'noninteractive',
      });
  }
  if (chromiumPath()) return;
  console.error(
    'The browser tests need Chromium: install it from your system, set CHROMIUM_PATH, or run `npx playwright install chromium`.',
  );
  process.exit(1);
}
