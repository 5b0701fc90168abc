import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createProxy } from '../packages/server/src/proxy.ts';

const unit = readFileSync('deploy/systemd/vitrin.service', 'utf8');

test('systemd finds nothing wrong with the unit', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'vitrin.service');
  // There is no shop in /opt on the machine that tests.
  writeFileSync(file, unit.replace('/opt/vitrin/node_modules/.bin/node', process.execPath));
  const { error, stdout, stderr, status } = spawnSync('systemd-analyze', ['verify', file], {
    encoding: 'utf8',
  });
  if (error) context.skip('there is no systemd-analyze here');
  expect([stdout + stderr, status]).toEqual(['', 0]);
});

test('it is given longer to stop than a call under way is', () => {
  const proxy = createProxy({ backend: new URL('http://127.0.0.1:9'), isTrusted: () => false });
  proxy.close();
  const patience = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
  expect(patience * 1000).toBeGreaterThan(proxy.grace);
});
