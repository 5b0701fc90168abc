import type { Checkout } from '@vitrin/api-client/checkout/checkout';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bankPage, booking, dealer, payment } from './dealer.fixture.ts';
import { payWords } from './paymentWords.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;
/** An order of as much as is paid. */
const order = { toplamTutarTL: 1500, payPrice: 1500 };
const early = { kind: 'unknown', message: payWords.early };

test('FAIL-02 a bank’s page that is closed late may still charge: only two minutes later nothing was taken', async () => {
  const { pay, check, answer, atBank, sent } = dealer();
  answer('/payment2', bankPage);
  answer('/report/', { data: [] });
  const paying = pay(payment);
  const { end } = await atBank();
  vi.advanceTimersByTime(10 * minute);
  end({ kind: 'left' });
  await expect(paying).resolves.toEqual({ kind: 'unknown', message: payWords.left });
  await expect(check()).resolves.toEqual(early);
  await expect(pay(payment)).resolves.toMatchObject({ kind: 'unknown' });
  answer('/report/', { data: [booking] });
  await expect(check()).resolves.toEqual({ kind: 'found' });
  expect(sent('POST /payment2')).toBe(1);
});

test('FAIL-02 nor is it certain what became of a payment at the moment its answer is given up', async () => {
  const { pay, check, answer, hang } = dealer();
  hang('/payment2');
  answer('/report/', { data: [] });
  const paying = pay(payment);
  await vi.advanceTimersByTimeAsync(minute);
  await expect(paying).resolves.toEqual({ kind: 'unknown', message: payWords.unanswered });
  await expect(check()).resolves.toEqual(early);
  // As long as the words say.
  expect(payWords.early).toContain('İki dakika sonra yeniden kontrol edin');
  vi.advanceTimersByTime(2 * minute - 1);
  await expect(check()).resolves.toEqual(early);
  vi.advanceTimersByTime(1);
  await expect(check()).resolves.toEqual({ kind: 'undone' });
});

test('PAYM-09 a collection whose bank says that it has ended is read back without being asked', async () => {
  const { pay, answer, atBank, sent } = dealer();
  answer('/payment2', bankPage);
  answer('/report/', { data: [] });
  const paying = pay(payment);
  const { end } = await atBank();
  answer('/report/', { data: [booking] });
  end({ kind: 'finish' });
  await expect(paying).resolves.toEqual({ kind: 'found' });
  expect(sent('POST /payment2')).toBe(1);
});

test.each([
  ['says so', { notFound: true }, 200],
  ['has no address any more', {}, 404],
])('FAIL-02 an order that is not there any more and %s is paid', async (_what, checkout, status) => {
  const { pay, check, answer } = dealer('100001');
  answer('/basket/checkout/', order);
  await expect(pay(payment)).resolves.toEqual({ kind: 'unknown', message: payWords.unanswered });
  answer('/basket/checkout/', checkout, status);
  await expect(check()).resolves.toEqual({ kind: 'found' });
});

const paid = { id: 5, fid: 9 };

test.each([
  ['is not there any more', { notFound: true }, 200],
  ['has no address any more', {}, 404],
  ['costs something else', { ...order, payPrice: 1500.5 }, 200],
  ['is not to be finished', { ...order, disableFinish: true }, 200],
  ['costs what cannot be read (USE-12)', { ...order, payPrice: '#DEĞER!' }, 200],
])('FAIL-02 CHKT-07 no card is charged for an order that %s', async (_what, checkout, status) => {
  const { pay, answer, sent } = dealer('100001');
  answer('/payment2', paid);
  answer('/basket/checkout/', checkout, status);
  await expect(pay(payment)).resolves.toEqual({ kind: 'refused', errors: [payWords.changed] });
  expect(sent('POST /payment2')).toBe(0);
  answer('/basket/checkout/', order);
  await expect(pay(payment)).resolves.toMatchObject({ kind: 'paid' });
});

test('FAIL-02 CHKT-07 nor for one that another device has paid, or of which nothing can be learnt', async () => {
  const { pay, answer, hangUp, record, sent } = dealer('100001');
  answer('/payment2', paid);
  hangUp('/basket/checkout/');
  const paying = pay(payment);
  await vi.runAllTimersAsync();
  await expect(paying).resolves.toEqual({ kind: 'refused', errors: [payWords.failed] });
  answer('/basket/checkout/', { ...order, payPrice: 0 });
  await expect(pay(payment)).resolves.toEqual({ kind: 'found' });
  expect(record()).toBe('done');
  expect(sent('POST /payment2')).toBe(0);
});

test.each(['check', 'pay'] as const)(
  'FAIL-02 a refusal in another tab leaves an older payment, which is not the one a tab waited for (%s)',
  async (asks) => {
    const { pay, answer, hold, otherTab } = dealer();
    answer('/payment2', paid);
    answer('/report/', { data: [booking] });
    await pay(payment);
    vi.advanceTimersByTime(24 * 60 * minute);
    const refuse = hold('/payment2');
    const paying = pay({ ...payment, price: 2000 });
    await expect(otherTab[asks](payment)).resolves.toEqual({ kind: 'unknown', message: payWords.elsewhere });
    refuse({ hasError: true, errorMessage: 'Limit' });
    await expect(paying).resolves.toMatchObject({ kind: 'refused' });
    await expect(otherTab.check()).resolves.toEqual({ kind: 'undone' });
  },
);

test('USE-12 FAIL-02 a collection whose amount cannot be read may be the payment: nothing is said of it', async () => {
  const { pay, check, answer, hangUp } = dealer();
  answer('/report/', { data: [] });
  hangUp('/payment2');
  await pay(payment);
  vi.advanceTimersByTime(24 * 60 * minute);
  answer('/report/', { data: [{ ...booking, ALACAK: '#DEĞER!' }] });
  await expect(check()).resolves.toEqual({ kind: 'unknown', message: payWords.unreadable });
  answer('/report/', { data: [{ ...booking, ALACAK: '1.500,00 (A)' }] });
  await expect(check()).resolves.toEqual({ kind: 'found' });
});

test('FAIL-02 what another tab was answered to have paid is paid, though the account does not show it', async () => {
  const { pay, answer, hold, otherTab } = dealer();
  answer('/report/', { data: [] });
  const accept = hold('/payment2');
  const paying = pay(payment);
  await expect(otherTab.check()).resolves.toMatchObject({ kind: 'unknown' });
  accept(paid);
  await expect(paying).resolves.toMatchObject({ kind: 'paid' });
  vi.advanceTimersByTime(3 * minute);
  await expect(otherTab.check()).resolves.toEqual({ kind: 'found' });
});

test.each([
  ['with numbers of their own', [{ ...booking, ID: 1 }], { ...booking, ID: 2 }],
  ['without numbers', [{ ...booking, ID: null }], { ...booking, ID: null }],
])(
  'FAIL-02 an equal collection of the same day is not taken for one without an answer, %s',
  async (_what, before, after) => {
    const { pay, check, answer, hangUp } = dealer();
    answer('/report/', { data: before });
    hangUp('/payment2');
    await expect(pay(payment)).resolves.toEqual({ kind: 'unknown', message: payWords.unanswered });
    await expect(check()).resolves.toEqual(early);
    answer('/report/', { data: [...before, after] });
    await expect(check()).resolves.toEqual({ kind: 'found' });
  },
);

test('FAIL-02 an equal collection of the same day does not keep one that was not taken from being repeated', async () => {
  const { pay, check, answer, hangUp, sent } = dealer();
  answer('/report/', { data: [booking] });
  hangUp('/payment2');
  await pay(payment);
  vi.advanceTimersByTime(2 * minute);
  await expect(check()).resolves.toEqual({ kind: 'undone' });
  answer('/payment2', paid);
  await expect(pay(payment)).resolves.toMatchObject({ kind: 'paid' });
  expect(sent('POST /payment2')).toBe(2);
});

test('FAIL-02 where the account cannot be read, no collection is charged that could not be told from an earlier one', async () => {
  const { pay, answer, hangUp, record, sent } = dealer();
  hangUp('/report/');
  answer('/payment2', paid);
  const paying = pay(payment);
  await vi.runAllTimersAsync();
  await expect(paying).resolves.toEqual({ kind: 'refused', errors: [payWords.failed] });
  expect([record(), sent('POST /payment2')]).toEqual([undefined, 0]);
});

const takesByVehicle = (now: Checkout) => now.canDeliverByVehicle;

test('CHKT-02 CHKT-07 no card is charged for an order whose delivery is not offered any more', async () => {
  const { pay, answer, sent } = dealer('100001');
  answer('/payment2', paid);
  answer('/basket/checkout/', { ...order, teslimatAracActive: false });
  await expect(pay(payment, takesByVehicle)).resolves.toEqual({
    kind: 'refused',
    errors: [payWords.changed],
  });
  expect(sent('POST /payment2')).toBe(0);
  answer('/basket/checkout/', { ...order, teslimatAracActive: true });
  await expect(pay(payment, takesByVehicle)).resolves.toMatchObject({ kind: 'paid' });
});
