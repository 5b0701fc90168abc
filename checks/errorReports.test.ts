import { ApiError } from '../packages/api-client/src/apiError.ts';
import { expect, test } from 'vitest';
import { createReporter } from '../packages/storefront/src/errors/createReporter.ts';
import { describeError, type ErrorReport } from '../packages/storefront/src/errors/describeError.ts';
import { writeEnvelope } from '../packages/storefront/src/errors/writeEnvelope.ts';
import { screenPattern } from '../packages/storefront/src/errors/screenPattern.ts';

const page = { screen: '/payment', scripts: ['index-4AtzK5bF.js', 'Payment-9zQ.js'] };

/** An error as Chromium writes it. */
function thrown(message: string, name = 'TypeError', file = 'Payment-9zQ.js'): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = `${name}: ${message}\n    at pay (https://dealers.example/spa/assets/${file}:1:2345)\n    at https://dealers.example/spa/assets/index-4AtzK5bF.js:1:77`;
  return error;
}

const secrets = [
  '4509 0111 0000 0004',
  '4509011100000004',
  'AYŞE YILDIRIM',
  'Anadolu Hırdavat A.Ş.',
  'bayi@firma.example',
  '0532 123 45 67',
  'cvc=123',
  '/spa/assets/AYSE-YILDIRIM.js:1:1',
  '/spa/assets/4509011100000004.js:4509011:4509011',
];

test.each(secrets)('nothing of %j leaves the page, wherever in the error it stands', (secret) => {
  const errors: unknown[] = [
    thrown(secret),
    thrown(`${secret}\n    at x (https://dealers.example${secret})`),
    thrown('x', secret),
    thrown('x', 'TypeError', secret.replaceAll(/\W/g, '')),
    Object.assign(thrown('x'), { cardNumber: secret, cause: new Error(secret) }),
    new ApiError('server', { status: 500, refusal: secret, cause: new Error(secret) }),
    secret,
    { message: secret, stack: secret, name: secret },
  ];
  for (const error of errors) {
    const told = JSON.stringify(describeError('uncaught', error, page));
    expect(told).not.toContain(secret);
    for (const word of secret
      .split(/[^\p{L}\d]+/u)
      .filter((part) => part.length > 3 && !/^(?:assets)$/.test(part)))
      expect(told).not.toContain(word);
  }
});

test('what is told: the kind, the call, the places in our files, the screen and the build', () => {
  expect(describeError('screen', thrown('secret'), page)).toEqual({
    origin: 'screen',
    name: 'TypeError',
    frames: ['Payment-9zQ.js:1:2345', 'index-4AtzK5bF.js:1:77'],
    screen: '/payment',
    build: 'index-4AtzK5bF.js',
  });
  expect(describeError('rejection', new ApiError('server', { status: 503 }), page)).toMatchObject({
    name: 'ApiError',
    call: 'server 503',
  });
});

const occasion = { now: new Date('2026-11-28T10:00:00Z'), id: 'a'.repeat(32) };
const envelopeOf = (error: unknown) =>
  writeEnvelope(describeError('screen', error, page), occasion)
    .split('\n')
    .map((line) => (line === '' ? undefined : (JSON.parse(line) as unknown)));

test('it is told in an envelope of Sentry, with release, route and places of the build', () => {
  expect(envelopeOf(thrown('secret'))).toEqual([
    { event_id: occasion.id, sent_at: '2026-11-28T10:00:00.000Z' },
    { type: 'event' },
    {
      event_id: occasion.id,
      timestamp: occasion.now.getTime() / 1000,
      platform: 'javascript',
      level: 'error',
      release: 'index-4AtzK5bF.js',
      transaction: '/payment',
      tags: { origin: 'screen' },
      sdk: { name: 'vitrin', version: '1', settings: { infer_ip: 'never' } },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: '',
            mechanism: { type: 'screen', handled: true },
            stacktrace: {
              frames: [
                {
                  filename: '~/spa/assets/index-4AtzK5bF.js',
                  abs_path: '~/spa/assets/index-4AtzK5bF.js',
                  lineno: 1,
                  colno: 77,
                  in_app: true,
                },
                {
                  filename: '~/spa/assets/Payment-9zQ.js',
                  abs_path: '~/spa/assets/Payment-9zQ.js',
                  lineno: 1,
                  colno: 2345,
                  in_app: true,
                },
              ],
            },
          },
        ],
      },
    },
    undefined,
  ]);
});

test.each(secrets)('nothing of %j is in the envelope', (secret) => {
  const told = JSON.stringify([
    envelopeOf(thrown(secret)),
    envelopeOf(new ApiError('server', { status: 500, refusal: secret })),
  ]);
  expect(told).not.toContain(secret);
});

test('an address is told by its pattern only', () => {
  expect(screenPattern('/spa/product/4509011100000004')).toBe('/product/:id');
  expect(screenPattern('/spa/brand/all/')).toBe('/brand/all/');
  expect(screenPattern('/spa/')).toBe('/');
  expect(screenPattern('/spa/AYŞE/YILDIRIM/x/y')).toBe('unknown');
});

test('the same error is told once, and no more than ten in all', () => {
  const sent: ErrorReport[] = [];
  const report = createReporter((one) => sent.push(one));
  for (let i = 0; i < 1000; i++) report(describeError('uncaught', thrown('x'), page));
  expect(sent).toHaveLength(1);
  for (let i = 0; i < 1000; i++) report(describeError('uncaught', undefined, { ...page, screen: `/${i}` }));
  expect(sent).toHaveLength(10);
});
