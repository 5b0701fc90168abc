import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { askDriver } from '../e2e/engines/askDriver.ts';
import { endGroup } from '../e2e/engines/endGroup.ts';
import type { Engine } from '../e2e/engines/Engine.ts';
import { followDay, type Browser } from '../e2e/engines/followDay.ts';
import { EngineEnded, Limit } from '../e2e/engines/Limit.ts';
import { Tab } from '../e2e/engines/Tab.ts';
import type { TestResult } from '../scripts/test/Count.ts';
import { failures, skippedTests } from '../scripts/test/describeRun.ts';
import { listSteps } from '../scripts/test/steps.ts';

test('a browser whose driver never answers is ended, and the journey told of it at once', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  onTestFinished(() => silent.close().closeAllConnections());
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const end = vi.fn(async () => undefined);
  const limit = new Limit('WebKit', end, 50);
  const ask = askDriver(`http://127.0.0.1:${port}`, limit);
  const engine = {
    run: () => ask('POST', '/session/1/execute/sync', {}),
    find: () => ask('GET', '/session/1/url'),
  };
  const tab = new Tab(engine as unknown as Engine, '');
  const because = "WebKit left 'GET /session/1/url' unanswered for 0.05 s and was ended.";
  await expect(tab.sees({ role: 'button', name: 'Yazdır' })).rejects.toThrow(because);
  await expect(tab.reads('Sepet')).rejects.toThrow(because);
  expect(limit.isOver).toBe(true);
  expect(end).toHaveBeenCalledOnce();
});

test('a browser that ended by itself is told from a page that answers with an error', async () => {
  const answers = ['stale element reference', 'invalid session id'];
  const driver = createServer((_request, response) => {
    response.writeHead(404).end(JSON.stringify({ value: { error: answers.shift() } }));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => driver.close().closeAllConnections());
  await once(driver, 'listening');
  const limit = new Limit('WebKit', async () => undefined);
  const ask = askDriver(`http://127.0.0.1:${(driver.address() as AddressInfo).port}`, limit);
  await expect(ask('GET', '/title')).rejects.toThrow('stale element reference');
  await expect(ask('GET', '/title')).rejects.toThrow('WebKit ended by itself.');
  await expect(ask('GET', '/title')).rejects.toThrow(EngineEnded);
  expect(answers).toEqual([]);
});

test('what a browser has started is ended with it, whatever it does against that', async () => {
  const browser = spawn('sh', ['-c', 'trap "" TERM; sleep 60 & echo; wait; wait'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(browser.stdout, 'data');
  // Told when nobody holds its output any more.
  const gone = once(browser, 'close');
  await endGroup(browser.pid ?? 0, 50);
  expect(await gone).toEqual([null, 'SIGKILL']);
});

const rest = () => Promise.resolve();

/** A day of three journeys, of which the second goes as is said; what the run tells of it. */
async function follow(find: Browser['find'], second = rest) {
  const tests: TestResult[] = [];
  await followDay(
    { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], find },
    '',
    { 'signs in': rest, orders: second, 'goes back': rest },
    (result) => tests.push(result),
  );
  const step = listSteps(false).find(({ name }) => name === 'engines');
  if (!step) throw new Error('The whole test does not follow it.');
  const outcome = { step, tests, errors: [], seconds: 1, processor: undefined, log: '' };
  return {
    states: tests.map(({ state }) => state),
    skipped: skippedTests([outcome]),
    failed: failures([outcome], 15),
  };
}

const open = () => async () =>
  ({ name: 'WebKit', run: async () => [], close: async () => undefined }) as unknown as Engine;

test('what was followed in another browser is told as every test is', async () => {
  expect(await follow(open)).toEqual({ states: ['passed', 'passed', 'passed'], skipped: [], failed: [] });
  const told = await follow(open, () => Promise.reject(new Error('no button')));
  expect(told.states).toEqual(['passed', 'failed', 'passed']);
  expect(told.failed).toEqual([
    'engines  e2e/engines/journeys.ts  WebKit orders',
    '  pnpm check engines WebKit orders',
  ]);
});

test('a browser that is not here, or does not start, leaves its journeys out with a sentence', async () => {
  const nowhere = await follow(() => undefined);
  expect(nowhere.failed).toEqual([]);
  expect(nowhere.skipped).toEqual([
    '3 skipped  engines  e2e/engines/journeys.ts: there is no WebKit here: apt-get install webkit2gtk-driver xvfb',
  ]);
  const broken = await follow(() => () => Promise.reject(new Error('/usr/bin/Xvfb ended with 1')));
  expect(broken.failed).toEqual([]);
  expect(broken.skipped).toEqual([
    '3 skipped  engines  e2e/engines/journeys.ts: WebKit does not start here: /usr/bin/Xvfb ended with 1',
  ]);
});

test('a browser that had to be ended fails once, and its other journeys say so', async () => {
  const { states, skipped } = await follow(open, () => Promise.reject(new EngineEnded('left unanswered')));
  expect(states).toEqual(['passed', 'failed', 'skipped']);
  expect(skipped).toEqual(["1 skipped  engines  e2e/engines/journeys.ts: WebKit was ended in 'orders'"]);
});

test('the quick test opens no other browser', () => {
  expect(listSteps(true).map(({ name }) => name)).not.toContain('engines');
});
