import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { askDriver } from './askDriver.ts';
import { endGroup } from './endGroup.ts';
import type { Engine } from './Engine.ts';
import { Limit } from './Limit.ts';

/** What WebDriver calls an element (https://www.w3.org/TR/webdriver2/#elements). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const libraries = '/usr/lib';
/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Space: '\uE00D',
  ArrowDown: '\uE015',
} as const;

/** WebKitGTK's own small browser, which lies beside the library: in a folder named after the machine's architecture. */
const miniBrowser = () =>
  readdirSync(libraries)
    .flatMap((triple) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(
        (of) => `${libraries}/${triple}/${of}/MiniBrowser`,
      ),
    )
    .find((path) => existsSync(path));

/** WebKit as Debian builds it for GTK, driven over WebDriver in a window on no screen. */
export function findWebkit() {
  const driver = ['/usr/bin/WebKitWebDriver'].find((path) => existsSync(path));
  const binary = existsSync(libraries) ? miniBrowser() : undefined;
  if (driver === undefined || binary === undefined || !existsSync('/usr/bin/xvfb-run')) return undefined;
  return () => openWebkit(driver, binary);
}

/** A port nobody has: its driver takes none by itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const idOf = (target: object) => (target as Record<string, string>)[elementKey];

async function openWebkit(driver: string, binary: string): Promise<Engine> {
  const port = await freePort();
  const child = spawn('xvfb-run', ['-a', '-s', '-screen 0 1440x1000x24', driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    // There is no graphics card to compose layers on: done by the processor it is two fifths of all that it has to do.
    env: { ...process.env, LANG: 'tr_TR.UTF-8', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const end = async () => {
    if (child.pid !== undefined) await endGroup(child.pid);
  };
  // Of a group of its own, it would outlive a run that is broken off.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void end().finally(() => process.exit(1)));
  const limit = new Limit('WebKit', end);
  const ask = askDriver(`http://127.0.0.1:${port}`, limit);
  const isReady = () =>
    ask('GET', '/status').then(
      () => true,
      () => false,
    );
  await limit.hold('the start of its driver', async () => {
    while (!limit.isOver && !(await isReady())) await pause(50);
  });
  const options = { binary, args: ['--automation', '--geometry=1440x1000'] };
  const { sessionId, capabilities } = (await ask('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  }).catch(async (error: unknown) => {
    await end();
    throw error;
  })) as { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
  const session = `/session/${sessionId}`;
  const run = (body: string, given: readonly unknown[]) =>
    ask('POST', `${session}/execute/sync`, { script: body, args: given });
  let isInFrame = false;
  // Keys for whatever has the focus by then, as a keyboard sends them.
  const type = async (text: string) => {
    const strokes = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await ask('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions: strokes }] });
  };
  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    goTo: async (url) => {
      await ask('POST', `${session}/url`, { url });
    },
    back: async () => {
      await ask('POST', `${session}/back`, {});
    },
    run: (body, ...given) => run(body, given),
    find: async (body, ...given) => ((await run(body, given)) as object | null) ?? undefined,
    // In the middle of its box: a driver's own click takes the first line box, which is empty where a link holds a block.
    click: async (target) => {
      // Inside a frame the driver takes places in the window for places in the frame.
      if (isInFrame) return void (await ask('POST', `${session}/element/${idOf(target)}/click`, {}));
      const [x, y] = (await run(
        `const [element] = arguments;
        element.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = element.getBoundingClientRect();
        return [Math.round(left + width / 2), Math.round(top + height / 2)];`,
        [target],
      )) as [number, number];
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await ask('POST', `${session}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type,
    press: (key) => type(keys[key]),
    inFrame: async (target, act) => {
      await ask('POST', `${session}/frame`, { id: target });
      isInFrame = true;
      await act();
      isInFrame = false;
      await ask('POST', `${session}/frame`, { id: null });
    },
    close: async () => {
      await ask('DELETE', session).finally(end);
    },
  };
}
