import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { createHandlers } from '../packages/demo-server/src/handlers.ts';
import { demoAccount } from '../packages/demo-server/src/shop/accounts/demoAccounts.ts';
import { createStoryShop } from '../packages/demo-server/src/storyShop.ts';
import { judges } from './backend/assumptionJudges.ts';
import { listAssumptions } from './backend/assumptions.ts';
import { bends, type Bend } from './backend/bends.fixture.ts';
import { checkBackend } from './backend/checkBackend.ts';
import { createMask } from './backend/createMask.ts';
import type { Transport } from './backend/openLine.ts';
import { readTarget, TargetError } from './backend/readTarget.ts';
import { breaksScreen, reportData, wasAnswered, writeHtml, writeText } from './backend/writeReport.ts';

const backend = new URL('http://shop.invalid');
const today = '2026-11-28';
const credentials = demoAccount('stok');

/** The demo shop as a backend whose answers are remembered: what differs from run to run is the bend. */
function demoTransport(): Transport {
  const handlers = createHandlers(createStoryShop());
  const answers = new Map<string, Promise<Response | undefined>>();
  return async (request) => {
    const key = `${request.method} ${request.url} ${request.headers.has('cookie')}`;
    const asked = answers.get(key) ?? getResponse(handlers, request, { baseUrl: backend.origin });
    answers.set(key, asked);
    return (await asked)?.clone() ?? new Response('', { status: 404 });
  };
}
const transport = demoTransport();

const check = (through: Transport = transport) =>
  checkBackend({ backend, credentials, transport: through }, today);

const bent =
  ({ at, bend }: Pick<Bend, 'at' | 'bend'>): Transport =>
  async (request) => {
    const answer = await transport(request);
    return at.test(request.url.slice(backend.origin.length)) ? bend(answer) : answer;
  };

test('each guess of the contract has a judge, and no judge is left over', () => {
  expect(Object.keys(judges).toSorted()).toEqual(
    listAssumptions()
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('the demo shop is as the contract says, and what reading can tell of the guesses is told', async () => {
  const report = await check();
  expect(report.findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  expect(breaksScreen(report)).toBe(false);
  const confirmed = report.assumptions.filter(({ state }) => state === 'confirmed').map(({ name }) => name);
  expect(confirmed).toEqual(
    expect.arrayContaining(['BasketRow.stokId', 'Page', 'session', 'listSearch', 'InvoiceRow', 'ErrorBody']),
  );
});

test('nothing is asked that could change something', async () => {
  const asked: string[] = [];
  await check((request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    return transport(request);
  });
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter((one) => !one.startsWith('GET '))).toEqual(['POST /login/spa']);
  expect(asked.filter((one) => /delegation|logout|basket\/(?:add|remove|update|order)/i.test(one))).toEqual(
    [],
  );
});

test.each(bends)('$name', async ({ at, bend, says, judges: judged, breaks }) => {
  const report = await check(bent({ at, bend }));
  if (says) {
    const [severity, kind, operation, where] = says;
    expect(report.findings).toContainEqual(expect.objectContaining({ severity, kind, operation, at: where }));
  }
  if (judged)
    expect(report.assumptions).toContainEqual(expect.objectContaining({ name: judged[0], state: judged[1] }));
  expect(breaksScreen(report)).toBe(breaks);
});

test('a backend that is not there is said in a sentence', async () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const report = await check(() => Promise.reject(new TypeError('fetch failed', { cause })));
  expect(report.findings).toContainEqual(
    expect.objectContaining({ severity: 'breaks', kind: 'no answer', says: 'nothing listens there' }),
  );
  expect(wasAnswered(report)).toBe(false);
});

test('nothing of anybody is in the reports: no name, address, amount, credential or cookie', async () => {
  const secret = demoAccount('bayi');
  const wire: string[] = [];
  const report = await checkBackend(
    {
      backend,
      credentials: secret,
      transport: async (request) => {
        const answer = await transport(request);
        wire.push(
          await answer.clone().text(),
          ...answer.headers.getSetCookie().map((cookie) => cookie.split(/[=;]/)[1] ?? ''),
        );
        return answer;
      },
    },
    today,
  );
  const texts = JSON.parse(
    JSON.stringify([
      reportData(report, createMask(Buffer.from('a key'))),
      writeHtml(report),
      writeText(report),
    ]),
  ) as unknown[];
  const said = texts.map((text) => JSON.stringify(text)).join('\n');
  const words = new Set(
    wire.join(' ').match(/[\p{Lu}][\p{L}]{3,} [\p{Lu}][\p{L}]{3,}|\d{5,}(?:\.\d+)?|\d{1,3}\.\d{3},\d\d/gu),
  );
  expect(words.size).toBeGreaterThan(200);
  // Nines are the shape of a number.
  expect([...words].filter((word) => said.includes(word) && !/^[9.,]+$/.test(word))).toEqual([]);
  const own = [secret.password, secret.userName, secret.displayName];
  expect(own.filter((word) => new RegExp(`\\b${word}\\b`).test(said))).toEqual([]);
});

test('address and sign-in come from the environment only, and are not said again', () => {
  const env = {
    BACKEND_URL: 'https://legacy.example',
    BACKEND_CARI_NO: '1',
    BACKEND_USER: 'a',
    BACKEND_PASSWORD: 'gizli',
  };
  expect(readTarget(env).backend.origin).toBe('https://legacy.example');
  for (const name of Object.keys(env)) expect(() => readTarget({ ...env, [name]: '' })).toThrow(name);
  for (const BACKEND_URL of ['legacy', 'https://a:gizli@legacy.example', 'https://legacy.example/shop'])
    expect(() => readTarget({ ...env, BACKEND_URL })).toThrow(
      new TargetError(
        'BACKEND_URL must be an origin such as https://legacy.example, without a path or credentials.',
      ),
    );
});
