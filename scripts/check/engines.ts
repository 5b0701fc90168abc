import { findFirefox } from '../../e2e/engines/firefox.ts';
import { journeys } from '../../e2e/engines/journeys.ts';
import { EngineEnded } from '../../e2e/engines/Limit.ts';
import { Tab } from '../../e2e/engines/Tab.ts';
import { findWebkit } from '../../e2e/engines/webkit.ts';
import { installPackages } from '../installPackages.ts';
import { startShop } from '../startShop.ts';

/**
 * The day of a dealer in Firefox and WebKit, over the last build. `pnpm check engines [firefox|webkit] [part of a name]`
 * Where they are missing and the user is root on Debian, installs the distribution's.
 */
const finders = { firefox: findFirefox, webkit: findWebkit } as const;
const [first = '', ...rest] = process.argv.slice(2);
const isEngine = (name: string): name is keyof typeof finders => Object.hasOwn(finders, name);
const wanted = isEngine(first) ? [first] : (['firefox', 'webkit'] as const);
const part = (isEngine(first) ? rest : [first, ...rest]).join(' ');

await installPackages('The shop is used in Firefox and WebKit, too', [
  ...(findFirefox() ? [] : ['firefox-esr']),
  ...(findWebkit() ? [] : ['webkit2gtk-driver', 'xvfb']),
]);

const say = (error: unknown) => (error instanceof Error ? error.message : String(error));
let failed = 0;
for (const name of wanted) {
  const open = finders[name]();
  if (!open) {
    console.log(`${name} is not installed: its journeys were left out.`);
    continue;
  }
  const shop = await startShop({ DEMO_PRODUCTS: '1000' });
  const engine = await open().catch((error: unknown) => {
    failed += 1;
    console.log(`${name} does not start: ${say(error)}`);
  });
  if (!engine) {
    await shop.close();
    continue;
  }
  console.log(engine.name);
  const tab = new Tab(engine, shop.origin);
  for (const [title, follow] of Object.entries(journeys)) {
    if (part !== '' && !title.includes(part) && !title.startsWith('signs in')) continue;
    const began = performance.now();
    try {
      await follow(tab);
      const offences = await tab.offences();
      if (offences.length > 0)
        throw new Error(`Against the policy of the page, or uncaught: ${offences.join('; ')}`);
      console.log(`  passed  ${title}  ${((performance.now() - began) / 1000).toFixed(1)} s`);
    } catch (error) {
      failed += 1;
      console.log(`  FAILED  ${title}: ${say(error)}`);
      if (error instanceof EngineEnded) {
        console.log('  The journeys after it were left out.');
        break;
      }
      console.log(await tab.tell().catch(say));
    }
  }
  await engine.close().catch((error: unknown) => console.log(`  ${say(error)}`));
  await shop.close();
}
process.exit(failed > 0 ? 1 : 0);
