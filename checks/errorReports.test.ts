import { ApiError } from '../packages/api-client/src/apiError.ts';
import { expect, test } from 'vitest';
import { createReporter } from '../packages/storefront/src/errors/createReporter.ts';
import { describeError, type ErrorReport } from '../packages/storefront/src/errors/describeError.ts';
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
