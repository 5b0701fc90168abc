import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerAll } from '../cases/answerAll.ts';
import { type InstalmentOption, maskCardNumber } from '../payment/instalments.ts';
import { type CheckoutChoice, finishPayload } from '../checkout/finish.ts';
import { pay, type Payment, paymentPayload } from '../payment/pay.ts';
import { writeAmount } from '../payment/writeAmount.ts';
import { updateLayout } from '../theming/theme.ts';

const chosen: InstalmentOption = {
  id: '1203',
  instalments: 3,
  description: '3 Taksit',
  commission: 4.25,
  totalAmount: 1286.97,
  instalmentAmount: 428.99,
  netAmount: 1234.5,
};
const card = { name: 'AHMET YILDIZ', number: '4111112233445566', month: '4', year: '2031', cvc: '123' };
const payment: Payment = { card, price: 1234.5, addsCommission: true, option: { bankId: 12, chosen } };

/** The form a call posts, as text by field. */
async function formOf(call: () => Promise<unknown>) {
  let form: FormData | undefined;
  answerAll(async (request) => {
    form = await request.formData();
    return Response.json({ id: 1, hasError: false });
  });
  await call();
  return Object.fromEntries(form ?? []);
}

test('PAYM-08 a collection is posted as a multipart form with decimal commas', async () => {
  expect(await formOf(() => pay(payment))).toEqual({
    CardName: 'AHMET YILDIZ',
    CardNumber: '4111112233445566',
    CardMonth: '4',
    CardYear: '2031',
    CardCVC: '123',
    Price: '1234,50',
    AddcomissionToAmount: 'true',
    BankId: '12',
    Installment: '3',
    ChargePrice: '1286,97',
    BankPosId: '1203',
    OrderId: '0',
    IsBasket: 'false',
  });
});

test('PAYM-08 the payment of an order, in contract mode, in one payment', () => {
  const single: Payment = {
    card,
    price: 373753.49,
    addsCommission: false,
    orderId: '88013',
    phone: '05325550101',
    description: '',
  };
  expect(paymentPayload(single)).toMatchObject({
    CardHolderPhone: '05325550101',
    CardHolderDescription: '',
    Price: '373753,49',
    BankId: 0,
    Installment: 1,
    ChargePrice: '373753,49',
    BankPosId: 0,
    OrderId: '88013',
    IsBasket: true,
  });
});

test('PAYM-11 a card number in an address is its first eight digits and zeros', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 19 });
  fc.assert(
    fc.property(digits, (number) => {
      expect(maskCardNumber(number.join(''))).toBe(`${number.slice(0, 8).join('')}00000000`);
    }),
  );
  expect(maskCardNumber('4111 1122 3344 5566')).toBe('4111112200000000');
  expect(maskCardNumber(maskCardNumber('4111112233445566'))).toBe('4111112200000000');
});

test('amounts are written with two decimals, rounded by their digits', () => {
  const cases: readonly [number, string][] = [
    [0, '0,00'],
    [0.05, '0,05'],
    [1.005, '1,01'],
    [1234.5, '1234,50'],
    [1e9, '1000000000,00'],
    [-1.5, '-1,50'],
  ];
  for (const [amount, text] of cases) expect(writeAmount(amount, ',')).toBe(text);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e13 }), (units) => {
      expect(writeAmount(units / 100, '.')).toBe((units / 100).toFixed(2));
    }),
  );
});

const everything: CheckoutChoice = {
  delivery: 'depo',
  payment: 'acikhesap',
  addressId: 61,
  vehicleTime: '09:00 - 12:00',
  courierTime: '15:00',
  bankAccountId: 3,
  instalment: { id: 1203, count: 3, addsCommission: true },
};
const nothing = {
  teslimAracSaat: '',
  teslimAdres: 0,
  teslimKuryeSaat: '',
  cardName: '',
  cardNumber: '',
  cardCVC: '',
  cardMonth: '',
  cardYear: '',
  addcomissionToAmount: false,
  installment: 0,
  installmentId: 0,
  odemeHavaleBanka: 0,
};

test.each([
  [{ delivery: 'depo', payment: 'acikhesap' }, {}],
  [
    { delivery: 'kargo', payment: 'havale' },
    { teslimAdres: 61, odemeHavaleBanka: 3 },
  ],
  [{ delivery: 'arac', payment: 'acikhesap' }, { teslimAracSaat: '09:00 - 12:00' }],
  [
    { delivery: 'kurye', payment: 'kredikarti' },
    { teslimKuryeSaat: '15:00', addcomissionToAmount: true, installment: 3, installmentId: 1203 },
  ],
] as const)('CHKT-04 %j sends every field and only what belongs to the choice', (choice, filled) => {
  expect(finishPayload({ ...everything, ...choice })).toEqual({
    ...nothing,
    teslimSekli: choice.delivery,
    odemeSekli: choice.payment,
    ...filled,
  });
});

test('CHKT-04 what was not chosen is empty', () => {
  expect(finishPayload({ delivery: 'kargo', payment: 'kredikarti' })).toEqual({
    ...nothing,
    teslimSekli: 'kargo',
    odemeSekli: 'kredikarti',
  });
});

test('THEM-03 the theme is posted whole, as JSON in one field', async () => {
  const theme = { blocks: { header: { title: 'Üst Alan' } }, unknown: [1] };
  expect(await formOf(() => updateLayout(theme))).toEqual({
    properties: JSON.stringify(theme),
  });
});

describe('without an answer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['PAYM-08 a payment', () => pay(payment), 60],
    ['THEM-03 a theme', () => updateLayout({}), 30],
  ])('%s is given up in time, its outcome unknown', async (_, call, seconds) => {
    answerAll(() => new Promise(() => {}));
    let error: unknown;
    void call().catch((reason: unknown) => (error = reason));
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(error).toMatchObject({ kind: 'timeout', isOutcomeUnknown: true });
  });
});
