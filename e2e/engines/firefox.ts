import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { launch, type ElementHandle, type Frame, type KeyInput } from 'puppeteer-core';
import { endGroup } from './endGroup.ts';
import type { Engine } from './Engine.ts';
import { Limit } from './Limit.ts';

const places = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Firefox as it is installed, driven over WebDriver BiDi. */
export function findFirefox() {
  const executablePath = process.env['FIREFOX_PATH'] ?? places.find((path) => existsSync(path));
  return executablePath === undefined ? undefined : () => openFirefox(executablePath);
}

const leave = (address: string) => {
  Reflect.set(window, 'isLeft', true);
  location.assign(address);
};
/** Between two pages there may be an empty one, as complete as any. */
const hasCome = () =>
  Reflect.get(window, 'isLeft') === undefined &&
  location.protocol !== 'about:' &&
  document.readyState === 'complete';

const sent = (body: string, given: readonly unknown[]) =>
  `(function () { ${body} }).apply(window, ${JSON.stringify(given)})`;

const asElement = (target: object) => target as ElementHandle;

async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    // Nobody asks what a page fetched: to tell it costs a sixth of the processor.
    networkEnabled: false,
    extraPrefsFirefox: {
      'intl.accept_languages': 'tr-TR',
      // What nobody looks at is drawn ten times a second: a fifth of its processor.
      'layout.frame_rate': 10,
      // A page that loads while the machine is busy would have its timers wait for ten seconds, and with them all that looks for something.
      'dom.timeout.defer_during_load': false,
      // One process for all pages, and none kept ready: they are all the shop's.
      'fission.autostart': false,
      'dom.ipc.processPrelaunch.enabled': false,
      'dom.ipc.processCount': 1,
      // No page lives long enough to earn back what an optimising compiler costs.
      'javascript.options.ion': false,
    },
  });
  const leader = browser.process()?.pid;
  const limit = new Limit('Firefox', async () => {
    if (leader !== undefined) await endGroup(leader);
  });
  browser.once('disconnected', () => limit.fall());
  const page = await limit.hold('the start', async () => (await browser.pages())[0] ?? browser.newPage());
  let frame: Frame = page.mainFrame();
  /** What a page was asked that has gone since, Firefox may leave unanswered for ever; what it is asked later, it answers. */
  const unlessGone = async <T>(answer: Promise<T>): Promise<T> => {
    const over = new AbortController();
    const gone = async () => {
      for (;;) {
        await pause(5000, undefined, { signal: over.signal });
        const late = pause(5000, false, { signal: over.signal });
        if (await Promise.race([page.evaluate('true'), late])) throw new Error('the page has gone');
      }
    };
    try {
      return await Promise.race([answer, gone()]);
    } finally {
      over.abort();
    }
  };
  return {
    name: await browser.version(),
    goTo: async (address) => {
      // By the page itself: under load the driver takes a page that goes into the memory of Back for one that was broken off.
      await limit.hold(`goTo ${address}`, async () => {
        await unlessGone(page.evaluate(leave, address)).catch(() => undefined);
        while (!limit.isOver && !(await unlessGone(page.evaluate(hasCome)).catch(() => false)))
          await pause(50);
      });
    },
    back: async () => limit.hold('back', () => page.evaluate(() => history.back())),
    run: async (body, ...given) => limit.hold('run', () => unlessGone(frame.evaluate(sent(body, given)))),
    find: async (body, ...given) => {
      const found = await limit.hold('find', () => unlessGone(frame.evaluateHandle(sent(body, given))));
      return found.asElement() ?? undefined;
    },
    click: async (target) => limit.hold('click', () => asElement(target).click()),
    type: async (text) => limit.hold('type', () => page.keyboard.type(text)),
    press: async (key) => limit.hold('press', () => page.keyboard.press(key satisfies KeyInput)),
    inFrame: async (target, act) => {
      const inner = await limit.hold('inFrame', () => asElement(target).contentFrame());
      if (!inner) throw new Error('This is no frame.');
      frame = inner;
      await act().finally(() => {
        frame = page.mainFrame();
      });
    },
    close: async () => limit.hold('close', () => browser.close()),
  };
}
