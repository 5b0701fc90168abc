import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { askDriver } from './askDriver.ts';
import { endGroup } from './endGroup.ts';
import type { Engine } from './Engine.ts';
import { Limit } from './Limit.ts';

/** What WebDriver calls an element (https://www.w3.org/TR/webdriver2/#elements). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const libraries = '/usr/lib';
const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';
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
  const binary = existsSync(libraries) ? miniBrowser() : undefined;
  if (binary === undefined || !existsSync(driver) || !existsSync(screen)) return undefined;
  return () => openWebkit(binary);
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

/** What ends before it has answered will never answer. */
const orEnds = <T>(answer: Promise<T>, child: ChildProcess): Promise<T> =>
  Promise.race([
    answer,
    once(child, 'exit').then(() => {
      throw new Error(`${child.spawnfile} ended with ${child.exitCode ?? child.signalCode}`);
    }),
  ]);

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

async function openWebkit(binary: string): Promise<Engine> {
  const started: ChildProcess[] = [];
  /** Each of a group of its own, as the driver starts what it does not end. */
  const start = (command: string, args: readonly string[], env: NodeJS.ProcessEnv) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      detached: true,
      env: { ...process.env, ...env },
    });
    started.unshift(child);
    return child;
  };
  const end = async () => {
    for (const { pid } of started) if (pid !== undefined) await endGroup(pid);
  };
  // Of a group of its own, it would outlive a run that is broken off.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void end().finally(() => process.exit(1)));
  const limit = new Limit('WebKit', end);
  const port = await freePort();
  const ask = askDriver(`http://127.0.0.1:${port}`, limit);

  /** A screen that nobody sees. It takes a number that no other has, and tells it. */
  const openScreen = async () => {
    const child = start(screen, ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {});
    const told = once(child.stdio[3] as Readable, 'data').then(String);
    return `:${(await limit.hold('the start of its screen', () => orEnds(told, child))).trim()}`;
  };
  const openSession = async () => {
    const child = start(driver, [`--port=${port}`], {
      DISPLAY: await openScreen(),
      LANG: 'tr_TR.UTF-8',
      // There is no graphics card to compose layers on: done by the processor it is two fifths of all that it has to do.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // No page lives long enough to earn back what optimising compilers cost: a fifth of the rest.
      JSC_useDFGJIT: '0',
    });
    const isReady = () =>
      ask('GET', '/status').then(
        () => true,
        () => false,
      );
    const ready = async () => {
      while (!limit.isOver && child.exitCode === null && !(await isReady())) await pause(50);
    };
    await limit.hold('the start of its driver', () => orEnds(ready(), child));
    const options = { binary, args: ['--automation', '--geometry=1440x1000'] };
    return (await ask('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as Session;
  };
  const { sessionId, capabilities } = await openSession().catch(async (error: unknown) => {
    await end();
    throw error;
  });
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
      await act().finally(async () => {
        isInFrame = false;
        await ask('POST', `${session}/frame`, { id: null });
      });
    },
    close: async () => {
      await ask('DELETE', session).finally(end);
    },
  };
}
