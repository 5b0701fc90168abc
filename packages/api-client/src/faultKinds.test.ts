import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiErrorKind } from './apiError.ts';
import { type Basket, getBasket } from './basket/basket.ts';
import { answerAll } from './cases/answerAll.ts';
import faults from './cases/fault-kinds.json' with { type: 'json' };

interface FaultSpec {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string;
  readonly headers?: Record<string, string | undefined>;
}

/** What a fault must come to: a kind of error, or a basket that can be shown. */
type Expected = ApiErrorKind | 'shown';

const row = { rowId: 1, stokId: 2, ad: 'Çekiç', miktarF: '12', tutarF: '1.461,24' };
const whole = { id: 7, products: [row], sums: [{ genelToplamWCF: '1.461,24' }], showIskonto: true };
const text = JSON.stringify(whole);

const endless = (start: string, ending?: Error) => {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(start));
      if (ending) controller.error(ending);
    },
  });
  return new Response(stream);
};
const cutOff = () => Promise.reject(new TypeError('fetch failed'));
const later = (milliseconds: number) =>
  new Promise<Response>((resolve) => {
    setTimeout(() => resolve(new Response(text)), milliseconds);
  });
const trickle = () => {
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => {
        setTimeout(resolve, 200);
      });
      controller.enqueue(new TextEncoder().encode(text[sent] ?? ''));
      sent += 1;
    },
  });
  return new Response(stream);
};
const answer = (body: unknown) => new Response(typeof body === 'string' ? body : JSON.stringify(body));
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** The faults that are told in words, acted out; the others say themselves what to answer. */
const acted: Record<string, () => Response | Promise<Response>> = {
  hang: () => new Promise<Response>(() => {}),
  'hang-after-headers': () => endless('{'),
  'slow-5s': () => later(5000),
  'slow-trickle': trickle,
  'conn-refused': cutOff,
  'conn-reset-before-headers': cutOff,
  'conn-reset-mid-body': () => endless(text.slice(0, 20), new TypeError('terminated')),
  'commit-then-drop': cutOff,
  offline: cutOff,
  'malformed-json': () => answer('{"id":7,}'),
  'truncated-json': () => answer(text.slice(0, text.length / 2)),
  'json-wrong-root': () => answer([whole]),
  'wrong-types': () => answer({ ...whole, products: 'çok' }),
  'missing-field': () => answer({ id: 7, sums: [] }),
  'extra-field': () => answer(text.replace('{', '{"__proto__":{"id":9},"constructor":1,"toString":2,')),
  'null-field': () => answer({ ...whole, products: null }),
  'empty-array': () => answer({ ...whole, products: [], sums: [] }),
  huge: () => answer({ ...whole, products: Array.from({ length: 20_000 }, () => row) }),
  deep: () => answer({ ...whole, sums: JSON.parse(nested(1000)) }),
  'duplicate-ids': () => answer({ ...whole, products: [row, row] }),
  'latin5-bytes': () => new Response(Uint8Array.from(text, (char) => char.charCodeAt(0))),
  'wrong-content-type': () => new Response(text, { headers: { 'content-type': 'text/html' } }),
  'gzip-broken': () => endless('', new TypeError('incorrect header check')),
};

const expected: Record<string, Expected> = {
  'http-400': 'server',
  'http-401': 'sessionLost',
  'http-403': 'forbidden',
  'http-404-html': 'notFound',
  'http-409': 'server',
  'http-429': 'server',
  'http-500-json': 'server',
  'http-500-html': 'server',
  'http-502': 'server',
  'http-503': 'server',
  'http-504': 'server',
  '200-login-html': 'sessionLost',
  '302-login': 'sessionLost',
  hang: 'timeout',
  'hang-after-headers': 'timeout',
  'slow-5s': 'shown',
  'slow-trickle': 'timeout',
  'conn-refused': 'offline',
  'conn-reset-before-headers': 'offline',
  'conn-reset-mid-body': 'offline',
  'commit-then-drop': 'offline',
  offline: 'offline',
  'empty-200': 'unreadable',
  '204': 'unreadable',
  'malformed-json': 'unreadable',
  'truncated-json': 'unreadable',
  'bom-json': 'unreadable',
  'json-null': 'unreadable',
  'json-wrong-root': 'unreadable',
  'wrong-types': 'unreadable',
  'missing-field': 'unreadable',
  'extra-field': 'shown',
  'null-field': 'shown',
  'empty-array': 'shown',
  huge: 'shown',
  deep: 'shown',
  'duplicate-ids': 'shown',
  'latin5-bytes': 'shown',
  'wrong-content-type': 'shown',
  'nan-tokens': 'unreadable',
  'gzip-broken': 'offline',
};

function stated({ status = 200, body, type, headers = {} }: FaultSpec): Response {
  const given = Object.entries(headers).filter(
    (header): header is [string, string] => header[1] !== undefined,
  );
  const named: [string, string][] = type === undefined ? given : [...given, ['content-type', type]];
  return new Response(status === 204 ? null : (body ?? ''), { status, headers: named });
}

function basketUnder({ id, spec }: { id: string; spec: FaultSpec }): Promise<Basket> {
  const act = acted[id] ?? (() => stated(spec));
  answerAll(act);
  return getBasket();
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('every kind of fault has an expectation', () => {
  expect(Object.keys(expected).toSorted()).toEqual(faults.map(({ id }) => id).toSorted());
});

test.each(faults)('FAIL-01 $id ends as it must', async (fault) => {
  const outcome = basketUnder(fault).then(
    (basket): Expected => (Array.isArray(basket.lines) ? 'shown' : 'unreadable'),
    (error: { kind: ApiErrorKind }): Expected => error.kind,
  );
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await outcome).toBe(expected[fault.id]);
});
