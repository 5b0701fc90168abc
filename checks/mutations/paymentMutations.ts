import type { Mutation } from './Mutation.ts';

/** Breakages of what is paid and of what leaves the page with it. New ones of the payment belong here. */
export const paymentMutations: readonly Mutation[] = [
  {
    what: 'the whole card number stands in an address',
    file: 'packages/api-client/src/payment/instalments.ts',
    from: ".slice(0, 8).padEnd(16, '0')",
    to: '',
    caughtBy: [
      'packages/api-client/src/calls/payloads.test.ts',
      'PAYM-11 a card number in an address is its first eight digits and zeros',
    ],
  },
  {
    what: 'ten digits of the card stand in an address',
    file: 'packages/api-client/src/payment/instalments.ts',
    from: '.slice(0, 8)',
    to: '.slice(0, 10)',
    caughtBy: [
      'packages/api-client/src/calls/payloads.test.ts',
      'PAYM-11 a card number in an address is its first eight digits and zeros',
    ],
  },
  {
    what: 'an amount in a form carries a decimal point',
    file: 'packages/api-client/src/payment/pay.ts',
    from: "ChargePrice: writeAmount(option?.chosen.totalAmount ?? payment.price, ',')",
    to: "ChargePrice: writeAmount(option?.chosen.totalAmount ?? payment.price, '.')",
    caughtBy: [
      'packages/api-client/src/calls/payloads.test.ts',
      'PAYM-08 a collection is posted as a multipart form with decimal commas',
    ],
  },
  {
    what: 'the price without the commission is charged',
    file: 'packages/api-client/src/payment/pay.ts',
    from: 'option?.chosen.totalAmount ?? payment.price',
    to: 'payment.price',
    caughtBy: [
      'packages/api-client/src/calls/payloads.test.ts',
      'PAYM-08 a collection is posted as a multipart form with decimal commas',
    ],
  },
  {
    what: 'an order that was charged may be charged again',
    file: 'packages/ui/src/features/payment/createPaying.ts',
    from: ": 'order',",
    to: ': String(Math.random()),',
    caughtBy: ['checks/doubleSubmit/neverTwice.test.ts', 'schedules of random acts with the browser’s locks'],
  },
  {
    what: 'the time a payment may still arrive in is counted from when it was sent',
    file: 'packages/api-client/src/inFlight/createInFlightLock.ts',
    from: 'openFrom(Date.now(), sending)',
    to: 'openFrom(sending.at, sending)',
    caughtBy: [
      'packages/api-client/src/inFlight/createInFlightLock.test.ts',
      'the time in which a write may still arrive begins when its end becomes unknown, not when it was sent',
    ],
  },
  {
    what: 'the success of an earlier payment settles one that is open',
    file: 'packages/ui/src/features/payment/settlePayment.ts',
    from: 'if (isKnown || ',
    to: 'if (',
    caughtBy: [
      'packages/ui/src/features/payment/settlePayment.test.ts',
      'FAIL-02 the success of an earlier payment says nothing of one that is open, whatever the account shows',
    ],
  },
  {
    what: 'a bank’s page in base64url is no page',
    file: 'packages/api-client/src/payment/pay.ts',
    from: "text.replaceAll('-', '+').replaceAll('_', '/')",
    to: 'text',
    caughtBy: [
      'packages/api-client/src/payment/payment.test.ts',
      'SAFE-05 the page of the bank is read from base64url, not padded',
    ],
  },
  {
    what: 'a bank’s form reaches our origin with the session',
    file: 'packages/ui/src/features/payment/readBankPage.ts',
    from: 'const isOwn = ({ origin }: URL) => origin === location.origin;',
    to: 'const isOwn = ({ origin }: URL) => origin === `x${location.origin}`;',
    caughtBy: [
      'packages/ui/src/features/payment/ThreeDSecure/ThreeDSecure.stories.tsx',
      'Tells Our Own Addresses Apart',
    ],
  },
  {
    what: 'a bank’s page that nests frames is held in a sandbox',
    file: 'packages/ui/src/features/payment/readBankPage.ts',
    from: 'hasFrames: aFrame.test(html)',
    to: 'hasFrames: false',
    caughtBy: [
      'packages/ui/src/features/payment/ThreeDSecure/ThreeDSecure.stories.tsx',
      'Tells Pages With Frames',
    ],
  },
];
