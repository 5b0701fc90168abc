import { describe, expect, test } from 'vitest';
import type { Actor } from '../accounts/Company.ts';
import { actorOf, dayWithOthers, dealerShop, findProduct, orderGoods } from '../dealerShop.fixture.ts';
import type { Shop } from '../Shop.ts';
import { codeLifetime, codeTries } from './createThreeDs.ts';
import { instalmentsFor } from './instalments.ts';
import type { PayRequest } from './Payment.ts';
import { behaviourOf, hasLuhnCheckDigit, testCards } from './testCards.ts';
import type { CardBehaviour } from './testCards.ts';

const today = { begin: '2026-11-18', end: '2026-11-18' };
const card = (behaviour: CardBehaviour) => testCards.find((one) => one.behaviour === behaviour)?.number ?? '';

/** A single payment of 1,500 lira, as the form sends it. */
function requestFor(cardNumber: string, change: Partial<PayRequest> = {}): PayRequest {
  const amount = change.amount ?? 150_000;
  const [table] = instalmentsFor(amount, change.addCommission ?? false, cardNumber.slice(0, 8));
  const option = table?.instalments[(change.instalments ?? 1) - 1];
  return {
    cardName: 'AYŞE YILDIRIM',
    cardNumber,
    month: 11,
    year: 2026,
    cvc: '123',
    phone: '',
    description: '',
    addCommission: false,
    amount,
    bankId: table?.bank.id ?? 0,
    instalmentId: option?.id ?? 0,
    instalments: 1,
    charged: option?.total ?? 0,
    orderId: 0,
    ...change,
  };
}

/** Starts a payment that asks for a code; throws when it does not. */
function openBankPage(
  shop: Shop,
  dealer: Actor,
  change: Partial<PayRequest> = {},
  behaviour: CardBehaviour = 'asks',
) {
  const outcome = shop.payments.pay(dealer, requestFor(card(behaviour), change));
  if (outcome.kind !== 'threeDs') throw new Error(JSON.stringify(outcome));
  const page = shop.payments.threeDs.read(outcome.token);
  if (!page) throw new Error('The bank does not know its page');
  return { token: outcome.token, code: page.code, wrongCode: page.code === '000000' ? '000001' : '000000' };
}

const credits = (shop: Shop, dealer: Actor) =>
  shop.ledger
    .movements(dealer.company, today)
    .filter(({ type }) => type === 'Pos kartı ile tahsilat')
    .map(({ credit }) => credit);

function openShop() {
  const { shop, clock } = dealerShop();
  return { shop, clock, dealer: actorOf(shop, 'yeni') };
}

describe("the bank's page", () => {
  test('takes the money when the right code comes, once, and books it at once', () => {
    const { shop, dealer } = openShop();
    const { token, code } = openBankPage(shop, dealer);
    expect(credits(shop, dealer)).toEqual([]);
    const paid = shop.payments.threeDs.enter(token, ` ${code} `)?.payment;
    expect(paid).toMatchObject({ state: 'paid', amount: 150_000, maskedCard: '450901******0004' });
    expect(shop.payments.threeDs.enter(token, code)?.payment).toEqual(paid);
    expect(shop.payments.threeDs.refuse(token)?.payment.state).toBe('paid');
    expect(credits(shop, dealer)).toEqual([150_000]);
    expect(shop.printedReceipt(dealer, paid?.id ?? 0)).toEqual(
      shop.printedReceipt(dealer, paid?.financeId ?? 0),
    );
    expect(shop.printedReceipt(dealer, paid?.id ?? 0)).toMatchObject({
      inWords: 'BinBeşYüz TL',
      time: '12:00',
      card: { authorisation: paid?.authorisation, charged: 150_000 },
    });
  });

  test('refuses after three wrong codes, also when the right one comes then', () => {
    const { shop, dealer } = openShop();
    const { token, code, wrongCode } = openBankPage(shop, dealer);
    for (let left = codeTries - 1; left > 0; left--) {
      expect(shop.payments.threeDs.enter(token, wrongCode)).toMatchObject({
        attemptsLeft: left,
        isWrongCode: true,
      });
    }
    expect(shop.payments.threeDs.enter(token, wrongCode)?.payment.state).toBe('refused');
    expect(shop.payments.threeDs.enter(token, code)?.payment.state).toBe('refused');
    expect(credits(shop, dealer)).toEqual([]);
  });

  test('ends by refusing, by leaving and by its time, and stays ended', () => {
    const { shop, clock, dealer } = openShop();
    const ends = [
      ['refused', (token: string) => shop.payments.threeDs.refuse(token)],
      ['abandoned', (token: string) => shop.payments.threeDs.abandon(token)],
      [
        'expired',
        (token: string) => {
          clock.pass(codeLifetime);
          return shop.payments.threeDs.read(token);
        },
      ],
    ] as const;
    for (const [state, end] of ends) {
      const { token, code } = openBankPage(shop, dealer);
      expect(end(token)?.payment.state).toBe(state);
      expect(shop.payments.threeDs.enter(token, code)?.payment.state).toBe(state);
    }
    expect(credits(shop, dealer)).toEqual([]);
  });

  test('takes the code until the last moment of its time', () => {
    const { shop, clock, dealer } = openShop();
    const { token, code } = openBankPage(shop, dealer);
    clock.pass(codeLifetime - 1);
    expect(shop.payments.threeDs.read(token)?.secondsLeft).toBe(1);
    expect(shop.payments.threeDs.enter(token, code)?.payment.state).toBe('paid');
  });

  test('is unknown under an address that was never given out', () => {
    const { shop } = openShop();
    expect(shop.payments.threeDs.read('')).toBeUndefined();
    expect(shop.payments.threeDs.enter('00', '000000')).toBeUndefined();
    expect(shop.payments.threeDs.refuse('00')).toBeUndefined();
  });
});

describe('the test cards', () => {
  test('have valid check digits', () => {
    expect(testCards.filter(({ number }) => !hasLuhnCheckDigit(number))).toEqual([]);
    expect(behaviourOf('4111111111111111')).toBe('asks');
  });

  test.each([
    ['takes', 'paid', [150_000]],
    ['declines', 'refused', []],
    ['takesSilently', 'silent', [150_000]],
    ['declinesSilently', 'silent', []],
  ] as const)('the card that %s is %s', (behaviour, kind, booked) => {
    const { shop, dealer } = openShop();
    expect(shop.payments.pay(dealer, requestFor(card(behaviour))).kind).toBe(kind);
    expect(credits(shop, dealer)).toEqual(booked);
  });

  test('the card that declines after the code is refused then', () => {
    const { shop, dealer } = openShop();
    const { token, code } = openBankPage(shop, dealer, {}, 'declinesAfterCode');
    expect(shop.payments.threeDs.enter(token, code)?.payment).toMatchObject({
      state: 'refused',
      reason: 'İşlem bankanız tarafından reddedildi.',
    });
    expect(credits(shop, dealer)).toEqual([]);
  });
});

describe('what is refused before the bank is asked', () => {
  test.each([
    ['no name', { cardName: ' ' }, 'CardName'],
    ['a wrong check digit', { cardNumber: '4509011100000005' }, 'CardNumber'],
    ['fifteen digits', { cardNumber: '450901110000000' }, 'CardNumber'],
    ['a short CVC', { cvc: '12' }, 'CardCVC'],
    ['month 13', { month: 13 }, 'CardMonth'],
    ['a card of last month', { month: 10 }, 'CardYear'],
    ['a card of last year', { year: 2025, month: 12 }, 'CardYear'],
    ['99.99 lira', { amount: 9_999, charged: 9_999 }, 'Price'],
    ['not a number', { amount: Number.NaN }, 'Price'],
    ['the terminal of another bank', { instalmentId: 1201 }, 'BankPosId'],
    ['another bank', { bankId: 12 }, 'BankPosId'],
    ['another number of instalments', { instalments: 3 }, 'BankPosId'],
    ['a smaller charge', { charged: 149_999 }, 'ChargePrice'],
    ['an unknown order', { orderId: 4711 }, 'OrderId'],
  ] as const)('%s', (_, change, field) => {
    const { shop, dealer } = openShop();
    const outcome = shop.payments.pay(dealer, {
      ...requestFor(card('takes')),
      ...requestFor(card('asks')),
      ...change,
    });
    expect(outcome.kind === 'invalid' ? Object.keys(outcome.errors) : outcome.kind).toEqual([field]);
    expect(credits(shop, dealer)).toEqual([]);
  });

  test('a single payment without having looked at the table is taken as it is', () => {
    const { shop, dealer } = openShop();
    const unlooked = { bankId: 0, instalmentId: 0, instalments: 1, charged: 150_000 };
    expect(shop.payments.pay(dealer, { ...requestFor(card('takes')), ...unlooked }).kind).toBe('paid');
  });
});

describe('paying an order', () => {
  const choice = {
    delivery: 'depo',
    addressId: 0,
    vehicleTime: '',
    courierTime: '',
    payment: 'kredikarti',
    bankAccountId: 0,
  };

  test('takes exactly its total once, and then it can be finished', () => {
    const { shop, dealer } = openShop();
    const product = findProduct(shop, ({ currency }) => currency === 'USD');
    const orderId = orderGoods(shop, dealer, [[product.id, 3]]);
    const amount = shop.checkout.read(dealer, orderId)?.payAmount ?? 0;
    expect(shop.payments.pay(dealer, requestFor(card('takes'), { orderId, amount: amount - 1 })).kind).toBe(
      'invalid',
    );
    expect(shop.checkout.finish(dealer, orderId, choice).ok).toBe(false);
    expect(shop.payments.pay(dealer, requestFor(card('takes'), { orderId, amount })).kind).toBe('paid');
    expect(shop.payments.pay(dealer, requestFor(card('takes'), { orderId, amount }))).toMatchObject({
      kind: 'invalid',
    });
    expect(shop.checkout.read(dealer, orderId)?.payAmount).toBe(0);
    expect(shop.checkout.finish(dealer, orderId, choice).ok).toBe(true);
    expect(credits(shop, dealer)).toEqual([amount]);
  });

  test('a second try closes the page of the first, so that both cannot be paid', () => {
    const { shop, dealer } = openShop();
    const product = findProduct(shop, ({ listPrice, currency }) => currency === 'TRY' && listPrice > 10_000);
    const orderId = orderGoods(shop, dealer, [[product.id, 3]]);
    const amount = shop.checkout.read(dealer, orderId)?.payAmount ?? 0;
    const first = openBankPage(shop, dealer, { orderId, amount });
    const second = openBankPage(shop, dealer, { orderId, amount });
    expect(shop.payments.threeDs.enter(first.token, first.code)?.payment.state).toBe('abandoned');
    expect(shop.payments.threeDs.enter(second.token, second.code)?.payment.state).toBe('paid');
    expect(credits(shop, dealer)).toEqual([amount]);
  });
});

test('PAYM-11 no card number and no CVC is kept', () => {
  const { shop, dealer } = openShop();
  const { token } = openBankPage(shop, dealer, { cvc: '987' });
  const kept = JSON.stringify([
    shop.payments.find(dealer.company.id, 700_001),
    shop.payments.threeDs.read(token),
  ]);
  expect(kept).toContain('450901******0004');
  expect(kept).not.toContain(card('asks'));
  expect(kept).not.toContain('"987"');
});

test('a payment heads the movements of a day that has brought others', () => {
  const { shop, actor, period } = dayWithOthers('movements');
  const paid = shop.payments.pay(actor, requestFor(card('takes'), { year: 2027 }));
  expect(paid.kind).toBe('paid');
  const [newest, ...others] = shop.ledger.movements(actor.company, period);
  expect(newest).toMatchObject({ type: 'Pos kartı ile tahsilat', credit: 150_000 });
  expect(others).not.toEqual([]);
});
