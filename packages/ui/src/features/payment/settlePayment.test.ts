import { ApiError } from '@vitrin/api-client/apiError';
import { expect, test } from 'vitest';
import { booking, dealer, payment } from './dealer.fixture.ts';
import { payWords } from './paymentWords.ts';

const unanswered = { kind: 'unknown', message: payWords.unanswered };

/** Pays one collection that is taken, and another of which nobody says what became of it. */
async function payTwice() {
  const shop = dealer();
  shop.answer('/report/', { data: [] });
  shop.answer('/payment2', { id: 700001, fid: 9 });
  await expect(shop.pay({ ...payment, price: 200 })).resolves.toMatchObject({ kind: 'paid' });
  await shop.seeSuccess('700001');
  shop.hangUp('/payment2');
  await expect(shop.pay(payment)).resolves.toEqual(unanswered);
  return shop;
}

test('FAIL-02 the success of an earlier payment says nothing of one that is open, whatever the account shows', async () => {
  const { seeSuccess, record, answer } = await payTwice();
  await seeSuccess('700001');
  expect(record()).toBe('open');
  // The same amount was paid on another device.
  answer('/report/', { data: [booking] });
  await seeSuccess('700001');
  expect(record()).toBe('open');
});

test('FAIL-02 nor does one that this browser never showed, unless the account shows the payment', async () => {
  const { seeSuccess, record, answer } = await payTwice();
  await seeSuccess('650000');
  expect(record()).toBe('open');
  answer('/report/', { data: [booking] });
  await seeSuccess('700002');
  expect(record()).toBeUndefined();
});

test('FAIL-02 where the account cannot be read, the payment stays open', async () => {
  const { seeSuccess, record, hangUp } = await payTwice();
  hangUp('/report/');
  await expect(seeSuccess('700002')).rejects.toThrow(ApiError);
  expect(record()).toBe('open');
});
