import { expect, test, vi } from 'vitest';
import { skippedTests } from '../scripts/test/describeRun.ts';
import type { Outcome } from '../scripts/test/Step.ts';
import { needNginx } from './nginx.fixture.ts';

const outcome = (tests: Outcome['tests']): Outcome => ({
  step: { name: 'unit', command: '', args: [], alone: () => '' },
  tests,
  errors: [],
  seconds: 1,
  processor: undefined,
  log: '',
});

test('what could not be proved for want of nginx is told at the end, once for each reason', () => {
  const file = 'checks/nginx.test.ts';
  const reasons: string[] = [];
  vi.stubEnv('PATH', '/nowhere');
  vi.stubEnv('NGINX', undefined);
  needNginx({ skip: (reason?: unknown) => reasons.push(String(reason)) as never });
  vi.unstubAllEnvs();
  const [because = ''] = reasons;
  const skipped = ['one', 'two'].map((name) => ({
    file,
    name,
    state: 'skipped' as const,
    seconds: 0,
    because,
  }));
  const passed = { file, name: 'three', state: 'passed' as const, seconds: 0 };
  expect(skippedTests([outcome([...skipped, passed])])).toEqual([
    '2 skipped  unit  checks/nginx.test.ts: there is no nginx, no envsubst here: apt-get install nginx-light gettext-base',
  ]);
});
