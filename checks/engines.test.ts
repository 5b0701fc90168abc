import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { askDriver } from '../e2e/engines/askDriver.ts';
import { endGroup } from '../e2e/engines/endGroup.ts';
import type { Engine } from '../e2e/engines/Engine.ts';
import { Limit } from '../e2e/engines/Limit.ts';
import { Tab } from '../e2e/engines/Tab.ts';

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
