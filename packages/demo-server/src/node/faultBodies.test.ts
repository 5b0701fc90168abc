import { sendRaw } from '@vitrin/server/testServer.fixture';
import { expect, test } from 'vitest';
import type { FaultName } from '../faults/faultKinds.ts';
import { askFor, menu, readRaw, startFaulty } from './faults.fixture.ts';

const spoil = async (kind: FaultName, path = menu) => {
  const { origin } = await startFaulty();
  const { text } = await sendRaw(origin, askFor(path, kind), 1500);
  return readRaw(text);
};

const original = async (path = menu) => {
  const { origin } = await startFaulty();
  return (await fetch(origin + path)).json();
};

test.each(Array.from({ length: 10 }, (_, variant) => variant))(
  'malformed-json %i is no JSON',
  async (variant) => {
    const { body } = await spoil(`malformed-json; variant=${variant}` as FaultName);
    expect(() => JSON.parse(body.toString('utf8'))).toThrow(SyntaxError);
  },
);

test('truncated-json stops in the middle', async () => {
  const { body } = await spoil('truncated-json; variant=3' as FaultName);
  const whole = Buffer.from(JSON.stringify(await original()));
  expect(body.equals(whole.subarray(0, Math.floor(whole.length / 2)))).toBe(true);
});

test('bom-json begins with a byte order mark', async () => {
  expect((await spoil('bom-json')).body.subarray(0, 3)).toEqual(Buffer.of(0xef, 0xbb, 0xbf));
});

test('latin5-bytes are no UTF-8 but claim to be', async () => {
  const { body, head } = await spoil('latin5-bytes');
  expect(head).toMatch(/content-type: application\/json; charset=utf-8/);
  expect(() => new TextDecoder('utf-8', { fatal: true }).decode(body)).toThrow(TypeError);
  expect(new TextDecoder('windows-1254').decode(body)).toContain('Hakkımızda');
});

test('wrong-content-type is JSON that says it is text', async () => {
  const { body, head } = await spoil('wrong-content-type');
  expect(head).toMatch(/content-type: text\/plain/);
  expect(JSON.parse(body.toString('utf8'))).toEqual(await original());
});

test.each([0, 1, 2, 3])('json-wrong-root %i is no list', async (variant) => {
  const { body } = await spoil(`json-wrong-root; variant=${variant}` as FaultName);
  expect(Array.isArray(JSON.parse(body.toString('utf8')))).toBe(false);
});

test.each(['wrong-types', 'missing-field', 'null-field', 'empty-array', 'duplicate-ids'] as const)(
  '%s is JSON that differs from the answer',
  async (kind) => {
    const path = kind === 'empty-array' ? '/categorymenu/get' : menu;
    expect(JSON.parse((await spoil(kind, path)).body.toString('utf8'))).not.toEqual(await original(path));
  },
);

test('extra-field brings fields of the names that hurt', async () => {
  const { body } = await spoil('extra-field');
  const [entry] = JSON.parse(body.toString('utf8')) as [object];
  expect(Object.keys(entry)).toEqual(
    expect.arrayContaining(['__proto__', 'constructor', 'toString', 'displayName']),
  );
});

test('deep is a thousand levels down', async () => {
  const { body } = await spoil('deep', '/categorymenu/get');
  const text = body.toString('utf8');
  expect(text.match(/"childs":\[/g)?.length).toBeGreaterThanOrEqual(1000);
  expect(() => JSON.parse(text)).not.toThrow();
});

test('huge is megabytes', async () => {
  const { origin } = await startFaulty();
  const response = await fetch(`${origin}/brand/all`, { headers: { 'x-demo-fault': 'huge' } });
  expect(((await response.json()) as unknown[]).length).toBeGreaterThanOrEqual(20_000);
});
