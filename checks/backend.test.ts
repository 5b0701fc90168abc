import { spawnSync } from 'node:child_process';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { createHandlers } from '../packages/demo-server/src/handlers.ts';
import { readField } from '../packages/api-client/src/read/readField.ts';
import { given } from '../packages/demo-server/src/given.ts';
import type { Recording } from '../packages/demo-server/src/given/recorded.ts';
import { demoAccount } from '../packages/demo-server/src/shop/accounts/demoAccounts.ts';
import { createStoryShop } from '../packages/demo-server/src/storyShop.ts';
import { judges } from './backend/assumptionJudges.ts';
import { assumptions } from './backend/assumptions.ts';
import { bends, type Bend } from './backend/bends.fixture.ts';
import { checkBackend } from './backend/checkBackend.ts';
import { createMask } from './backend/createMask.ts';
import { judgeExchange } from './backend/judgeExchange.ts';
import type { Transport } from './backend/openLine.ts';
import { record } from './backend/record.ts';
import { contractOperations } from './backend/readOperations.ts';
import { readTarget, TargetError } from './backend/readTarget.ts';
import { walkOrder } from './backend/walkOrder.ts';
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
    const asked =
      answers.get(key) ?? getResponse(handlers, request, { baseUrl: backend.origin }).then(shortened);
    answers.set(key, asked);
    return (await asked)?.clone() ?? new Response('', { status: 404 });
  };
}
const transport = demoTransport();

/** A year of documents proves no more than a month of them, and is read fifty times. */
async function shortened(answer: Response | undefined): Promise<Response | undefined> {
  if (!answer?.headers.get('content-type')?.includes('json')) return answer;
  const body: unknown = await answer.clone().json();
  const rows = readField(body, 'data');
  if (!Array.isArray(rows)) return answer;
  const kept = rows
    .filter((row, index) => index < 20 || /kart/i.test(String(readField(row, 'FINANS_ISLEM_TURU'))))
    .slice(0, 25);
  return new Response(JSON.stringify({ data: kept }), { headers: answer.headers });
}

/** The demo shop as it is, which remembers what was written. */
function freshTransport(): Transport {
  const handlers = createHandlers(createStoryShop());
  return async (request) =>
    (await getResponse(handlers, request, { baseUrl: backend.origin })) ?? new Response('', { status: 404 });
}

const check = (through: Transport = transport) =>
  checkBackend({ backend, credentials, transport: through }, today);

const bent =
  ({ at, bend }: Pick<Bend, 'at' | 'bend'>): Transport =>
  async (request) => {
    const answer = await transport(request);
    return at.test(request.url.slice(backend.origin.length)) ? bend(answer) : answer;
  };

test('each guess of the contract has a judge, and no judge is left over', () => {
  expect(Object.keys(judges).toSorted()).toEqual(assumptions.map(({ name }) => name).toSorted());
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

test('everything is asked that only reads, if the account may', async () => {
  const asked = new Set<string>();
  for (const userName of ['stok', 'plasiyer']) {
    const target = { backend, credentials: demoAccount(userName), transport: freshTransport() };
    for (const { operation } of (await checkBackend(target, today)).exchanges) asked.add(operation);
  }
  const reads = [...contractOperations].filter(
    ([id, { method }]) => method === 'get' && !['logout', 'delegateToUser', 'endDelegation'].includes(id),
  );
  expect(reads.map(([id]) => id).filter((id) => !asked.has(id))).toEqual([]);
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

test('an answer that somebody has to wait for is told', async () => {
  const [asked] = (await check()).exchanges;
  const said = (milliseconds: number) =>
    asked && judgeExchange({ ...asked, milliseconds }, undefined).find(({ kind }) => kind === 'slow');
  expect(said(2600)).toMatchObject({ severity: 'differs', says: 'takes 2.6 s' });
  expect(said(1900)).toBeUndefined();
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

/** Walks in front of a fresh shop; tells what was written, and what was asked first. */
async function walk(userName: string, approve: (step: string) => boolean) {
  const written: string[] = [];
  const steps: string[] = [];
  const shop = freshTransport();
  const report = await checkBackend(
    {
      backend,
      credentials: demoAccount(userName),
      transport: (request) => {
        if (request.method !== 'GET')
          written.push(`${request.method} ${new URL(request.url).pathname.replace(/\/\d+$/, '/1')}`);
        return shop(request);
      },
    },
    today,
    walkOrder(
      async (step) => {
        steps.push(step);
        return approve(step);
      },
      { number: '4509031300000109', name: 'Ayşe', month: '4', year: '2035', cvc: '123' },
    ),
  );
  const state = (name: string) => report.assumptions.find((one) => one.name === name)?.state;
  return { report, written: written.slice(1), steps, state };
}

test('--write walks an order and a payment, a step at a time, and then the guesses about writing are told', async () => {
  const { report, written, state } = await walk('yeni', () => true);
  expect(written).toEqual([
    'POST /basket/addproducts/',
    'POST /basket/addproducts/',
    'POST /basket/updatebasket/',
    'POST /basket/updatebasket/',
    'POST /basket/order2',
    'POST /basket/checkout2/1',
    'POST /payment2',
  ]);
  for (const name of [
    'addProductsToBasket',
    'updateBasketRow',
    'OrderResult',
    'WriteOutcome',
    'PaymentForm.BankId',
  ])
    expect([name, state(name)]).toEqual([name, 'confirmed']);
  expect(report.findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  expect(JSON.stringify(reportData(report, createMask(Buffer.from('a key'))))).not.toContain(
    '4509031300000109',
  );
});

test('--write does nothing that was not approved, and takes out again what was not ordered', async () => {
  const refused = await walk('yeni', () => false);
  expect(refused.written).toEqual([]);
  expect(refused.steps).toHaveLength(2);
  const { written } = await walk('yeni', (step) => !/^(?:Order|Charge|Ask)/.test(step));
  expect(written).toEqual([
    'POST /basket/addproducts/',
    'POST /basket/addproducts/',
    'DELETE /basket/removeProduct/1',
  ]);
});

test('--write leaves a basket alone that holds something already', async () => {
  const { written, steps } = await walk('stok', () => true);
  expect(written).toEqual(['POST /payment2']);
  expect(steps).toHaveLength(1);
});

test('--record makes answers of stories and tests of what came, and nothing of anybody is in them', async () => {
  const recording = record(await check(), createMask(Buffer.from('a key')));
  expect(Object.keys(recording)).toEqual(
    expect.arrayContaining(['getApplication', 'getBasket', 'getInvoiceReport']),
  );
  const handlers = given.recorded(JSON.parse(JSON.stringify(recording)) as Recording);
  const again = await check(async (request) => {
    // A visitor is asked for, too, whose answers are not what was recorded; nor are pictures and pages.
    if (!request.headers.has('cookie')) return transport(request);
    return (await getResponse(handlers, request, { baseUrl: backend.origin })) ?? new Response('any');
  });
  expect(again.findings.filter(({ severity }) => severity === 'breaks')).toEqual([]);
  expect(JSON.stringify(recording)).not.toMatch(/Ayşe|Yıldırım|Gündoğdu|İstanbul/);
});

test('a password among the arguments is refused with a sentence, and not said again', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/check/backend.ts', 'gizli-parola'],
    {
      env: { ...process.env, BACKEND_URL: 'http://127.0.0.1:9' },
      encoding: 'utf8',
    },
  );
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('address and sign-in come from the environment');
  expect(stderr).not.toContain('gizli-parola');
});
