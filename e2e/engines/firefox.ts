import { existsSync } from 'node:fs';
import { launch, type ElementHandle, type Frame, type KeyInput } from 'puppeteer-core';
import type { Engine } from './Engine.ts';

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

const asElement = (target: object) => target as ElementHandle;

async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    // What nobody looks at is drawn ten times a second: a fifth of its processor.
    extraPrefsFirefox: { 'intl.accept_languages': 'tr-TR', 'layout.frame_rate': 10 },
  });
  const [page = await browser.newPage()] = await browser.pages();
  let frame: Frame = page.mainFrame();
  const evaluated = (body: string, given: readonly unknown[]) =>
    frame.evaluateHandle(`(function () { ${body} }).apply(window, ${JSON.stringify(given)})`);
  return {
    name: await browser.version(),
    goTo: async (address) => {
      await page.goto(address);
    },
    back: async () => {
      await page.evaluate(() => history.back());
    },
    run: async (body, ...given) => (await evaluated(body, given)).jsonValue(),
    find: async (body, ...given) => (await evaluated(body, given)).asElement() ?? undefined,
    click: async (target) => asElement(target).click(),
    type: async (text) => page.keyboard.type(text),
    press: async (key) => page.keyboard.press(key satisfies KeyInput),
    inFrame: async (target, act) => {
      const inner = await asElement(target).contentFrame();
      if (!inner) throw new Error('This is no frame.');
      frame = inner;
      await act();
      frame = page.mainFrame();
    },
    picture: async (file) => {
      await page.screenshot({ path: file });
    },
    close: async () => browser.close(),
  };
}
