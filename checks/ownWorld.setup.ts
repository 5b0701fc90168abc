import assert from 'node:assert/strict';
import { afterAll, vi } from 'vitest';

/**
 * Files of tests share a process, for it takes longer to start one than most of them do. Each has modules of its own all the same, and fails
 * where it leaves something that the next would see; what begins with two underscores a library or the runner keeps there.
 */
vi.resetModules();
const before = shared();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // What Storybook brings with it where there is no browser.
  if (!before.has('CSS')) Reflect.deleteProperty(globalThis, 'CSS');
  const after = shared();
  const left = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !Object.is(before.get(name), after.get(name)),
  );
  assert.deepEqual(left, [], 'left behind');
});

function shared(): ReadonlyMap<string, unknown> {
  const globals = Object.entries(Object.getOwnPropertyDescriptors(globalThis)).map(
    ([name, kept]) => [name, 'value' in kept ? (kept.value as unknown) : Reflect.get(kept, 'get')] as const,
  );
  const env = Object.entries(process.env).map(([name, value]) => [`process.env.${name}`, value] as const);
  const heard = (['SIGTERM', 'SIGINT', 'SIGHUP', 'uncaughtException'] as const).map(
    (event) => [`process.on(${event})`, process.listenerCount(event)] as const,
  );
  return new Map<string, unknown>([
    ...globals.filter(([name]) => !name.startsWith('__')),
    ...env.filter(([name]) => !name.startsWith('process.env.VITEST')),
    ...heard,
    ['process.cwd()', process.cwd()],
  ]);
}
