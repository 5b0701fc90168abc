import { request } from 'node:http';
import { sendRaw } from '@vitrin/server/testServer.fixture';
import { describe, expect, test } from 'vitest';
import { faultKinds } from '../faults/faultKinds.ts';
import type { FaultName } from '../faults/faultKinds.ts';
import { askFor, menu, readRaw, signIn, startFaulty } from './faults.fixture.ts';
import { startTestShop } from './testShop.fixture.ts';

const names = Object.keys(faultKinds) as FaultName[];

describe('with faults off', () => {
  test('the header is ignored and the control address is nowhere', async () => {
    const { origin } = await startTestShop();
    for (const kind of names) {
      const response = await fetch(origin + menu, { headers: { 'x-demo-fault': kind } });
      expect([kind, response.status]).toEqual([kind, 200]);
    }
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect((await fetch(`${origin}/__faults`, { method })).status).toBe(404);
    }
  });
});

describe('a fault that stands in front of the shop', () => {
  const replies = names.filter((name) => 'reply' in faultKinds[name]);
  test.each(replies)('%s', async (kind) => {
    const { origin } = await startFaulty();
    const { text } = await sendRaw(origin, askFor(menu, kind));
    const { status, head, body } = readRaw(text);
    const { reply } = faultKinds[kind] as {
      reply: { status: number; body: string; headers?: Record<string, string> };
    };
    expect(status).toBe(reply.status);
    expect(body.toString('utf8')).toBe(reply.body);
    for (const [name, value] of Object.entries(reply.headers ?? {}))
      expect(head).toContain(`${name}: ${value}`);
  });

  test('does not perform the write it fails', async () => {
    const { origin } = await startFaulty();
    const cookie = await signIn(origin);
    const add = (fault: string) =>
      fetch(`${origin}/basket/addproducts/`, {
        method: 'POST',
        headers: { cookie, 'x-demo-fault': fault },
        body: JSON.stringify([{ productId: 1001, adet: 1 }]),
      });
    expect((await add('http-500-json')).status).toBe(500);
    await expect(add('conn-reset-before-headers')).rejects.toThrow('fetch failed');
    expect(
      await (await fetch(`${origin}/application/getBasketProductCount`, { headers: { cookie } })).json(),
    ).toBe(0);
  });
});

describe('a fault on the way', () => {
  test('hang: not a byte, and the connection stays', async () => {
    const { origin } = await startFaulty();
    expect(await sendRaw(origin, askFor(menu, 'hang'))).toEqual({ text: '', end: 'waiting' });
  });

  test('hang-after-headers: the headers and no end', async () => {
    const { origin } = await startFaulty();
    const { text, end } = await sendRaw(origin, askFor(menu, 'hang-after-headers'));
    expect([readRaw(text).status, readRaw(text).body.length, end]).toEqual([200, 0, 'waiting']);
  });

  test.each(['conn-refused', 'conn-reset-before-headers', 'offline'])(
    '%s: reset before a byte',
    async (kind) => {
      const { origin } = await startFaulty();
      expect(await sendRaw(origin, askFor(menu, kind))).toEqual({ text: '', end: 'reset' });
    },
  );

  test('conn-reset-mid-body: the length is promised and half of it comes', async () => {
    const { origin } = await startFaulty();
    const { text, end } = await sendRaw(origin, askFor(menu, 'conn-reset-mid-body'));
    const promised = Number(/content-length: (\d+)/i.exec(text)?.[1]);
    expect(end).toBe('reset');
    expect(readRaw(text).body.length).toBe(Math.floor(promised / 2));
  });

  test('slow-trickle: a byte at a time', async () => {
    const { origin } = await startFaulty();
    const sizes = await new Promise<number[]>((resolve) => {
      const seen: number[] = [];
      const call = request(origin + menu, { headers: { 'x-demo-fault': 'slow-trickle' } }, (answer) => {
        answer.on('data', (chunk: Buffer) => {
          seen.push(chunk.length);
          if (seen.length === 3) {
            call.destroy();
            resolve(seen);
          }
        });
      });
      call.on('error', () => {});
      call.end();
    });
    expect(sizes).toEqual([1, 1, 1]);
  });

  test('slow-5s: the answer, five seconds later', { timeout: 10_000 }, async () => {
    const { origin } = await startFaulty();
    const began = performance.now();
    expect((await fetch(origin + menu, { headers: { 'x-demo-fault': 'slow-5s' } })).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(4900);
  });

  test('commit-then-drop: performed, and nobody told', async () => {
    const { origin } = await startFaulty();
    const cookie = await signIn(origin);
    const add = fetch(`${origin}/basket/addproducts/`, {
      method: 'POST',
      headers: { cookie, 'x-demo-fault': 'commit-then-drop' },
      body: JSON.stringify([{ productId: 1001, adet: 3 }]),
    });
    await expect(add).rejects.toThrow('fetch failed');
    const count = await fetch(`${origin}/application/getBasketProductCount`, { headers: { cookie } });
    expect(await count.json()).toBe(1);
  });
});
