import type { TestResult } from '../../scripts/test/Count.ts';
import type { Engine } from './Engine.ts';
import { EngineEnded } from './Limit.ts';
import { Tab } from './Tab.ts';

/** A browser as the system has it. */
export interface Browser {
  /** As people call it. */
  readonly name: string;
  /** The packages of Debian that bring it. */
  readonly packages: readonly string[];
  /** What opens it; undefined where it is not installed. */
  readonly find: () => (() => Promise<Engine>) | undefined;
}

type Journeys = Readonly<Record<string, (tab: Tab) => Promise<void>>>;

const say = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Follows journeys one after the other in one window. A browser that is not there, or does not start, is no fault of the shop: its journeys are
 * skipped, and say why.
 * @param tell told each journey as it ends, and where it failed what one who looks at the page would say
 * @returns the browser as its maker writes it, with its version
 */
export async function followDay(
  browser: Browser,
  origin: string,
  journeys: Journeys,
  tell: (result: TestResult, page: string) => void,
): Promise<string | undefined> {
  const report = (title: string, result: Pick<TestResult, 'state' | 'because'>, began: number, page = '') =>
    tell(
      {
        file: 'e2e/engines/journeys.ts',
        name: `${browser.name} ${title}`,
        seconds: (performance.now() - began) / 1000,
        ...result,
      },
      page,
    );
  const titles = Object.keys(journeys);
  const skip = (from: number, because: string) => {
    for (const title of titles.slice(from)) report(title, { state: 'skipped', because }, performance.now());
  };
  const open = browser.find();
  if (!open) {
    skip(0, `there is no ${browser.name} here: apt-get install ${browser.packages.join(' ')}`);
    return undefined;
  }
  let engine: Engine;
  try {
    engine = await open();
  } catch (error) {
    skip(0, `${browser.name} does not start here: ${say(error).split('\n')[0]}`);
    return undefined;
  }
  const tab = new Tab(engine, origin);
  for (const [at, [title, follow]] of Object.entries(journeys).entries()) {
    const began = performance.now();
    try {
      await follow(tab);
      const offences = await tab.offences();
      if (offences.length > 0)
        throw new Error(`Against the policy of the page, or uncaught: ${offences.join('; ')}`);
      report(title, { state: 'passed' }, began);
    } catch (error) {
      const isOver = error instanceof EngineEnded;
      const page = isOver ? '' : await tab.tell().catch(say);
      report(title, { state: 'failed', because: say(error) }, began, page);
      if (isOver) {
        skip(at + 1, `${browser.name} was ended in '${title}'`);
        break;
      }
    }
  }
  await engine.close().catch(() => undefined);
  return engine.name;
}
