import { writeFileSync } from 'node:fs';
import { findFirefox } from '../../e2e/engines/firefox.ts';
import { followDay, type Browser } from '../../e2e/engines/followDay.ts';
import { journeys } from '../../e2e/engines/journeys.ts';
import { findWebkit } from '../../e2e/engines/webkit.ts';
import { installPackages } from '../installPackages.ts';
import { startShop } from '../startShop.ts';
import type { Count, TestResult } from '../test/Count.ts';

/**
 * The day of a dealer in Firefox and WebKit, over the last build. `pnpm check engines [Firefox|WebKit] [part of a name]`
 * Where they are missing and the user is root on Debian, installs the distribution's. Writes what became of each journey into the
 * file that COUNT_FILE names.
 */
const browsers: readonly Browser[] = [
  { name: 'Firefox', packages: ['firefox-esr'], find: findFirefox },
  { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebkit },
];
const words = process.argv.slice(2);
const named = browsers.filter(({ name }) => name.toLowerCase() === words[0]?.toLowerCase());
const wanted = named.length > 0 ? named : browsers;
const part = words.slice(named.length).join(' ');
// Who is to do anything has signed in.
const followed = Object.fromEntries(
  Object.entries(journeys).filter(([title], at) => at === 0 || title.includes(part)),
);

await installPackages(
  'The shop is used in Firefox and WebKit, too',
  wanted.flatMap(({ find, packages }) => (find() ? [] : packages)),
);

const tests: TestResult[] = [];
const shop = await startShop({ DEMO_PRODUCTS: '200', DEMO_FAULTS: '1' });
for (const browser of wanted) {
  const version = await followDay(browser, shop.origin, followed, (result, page) => {
    tests.push(result);
    const { state, name, seconds, because } = result;
    console.log(
      [`${state}  ${name}`, because ?? `${seconds.toFixed(1)} s`, page].filter(Boolean).join('\n  '),
    );
  });
  if (version !== undefined) console.log(version);
}
await shop.close();

const file = process.env['COUNT_FILE'];
if (file) writeFileSync(file, JSON.stringify({ tests, errors: [] } satisfies Count));
// Not what is still open: a browser that was ended leaves connections that never close.
process.exit(tests.some(({ state }) => state === 'failed') ? 1 : 0);
