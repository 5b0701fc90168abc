import { QueryClient } from '@tanstack/react-query';
import type { Payment } from '@vitrin/api-client/calls/paymentPayload';
import { createApi } from '@vitrin/api-client/client';
import { createOnceOnly } from '@vitrin/api-client/once/createOnceOnly';
import { createOnceRecords } from '@vitrin/api-client/once/onceRecords';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPaying, type PayState } from './createPaying.ts';
import { payWords } from './paymentWords.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;
const payment: Payment = {
  card: { name: 'Ayşe Işık', number: '4509011100000004', month: '4', year: '2030', cvc: '321' },
  price: 1500,
  addsCommission: false,
};
const booking = { ID: 9, FINANS_ISLEM_TURU: 'Pos kartı ile tahsilat', ALACAK: 1500, BORC: 0 };
const bankPage = { openThreedsPagePopUp: true, threedsHtmlContent: btoa('<p>Banka</p>') };

/** A dealer who pays, at a backend whose answers are set by what their path begins with. */
function dealer(orderId?: string) {
  const answers: Record<string, () => Promise<Response>> = {};
  const sent: string[] = [];
  const api = createApi({
    baseUrl: 'http://shop',
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      sent.push(`${request.method} ${pathname}`);
      const path = Object.keys(answers).find((start) => pathname.startsWith(start)) ?? '';
      return answers[path]?.() ?? Promise.reject(new TypeError(pathname));
    },
  });
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const once = createOnceOnly(
    { tryHold: async (_name, work) => ({ value: await work() }) },
    createOnceRecords(() => storage),
  );
  const shown: PayState[] = [];
  const identity = { isAuth: true, member: 'Ayşe', delegatedCompany: '' };
  const queries = new QueryClient();
  const show = (state: PayState) => void shown.push(state);
  return {
    ...createPaying({ api, queries, identity, orderId, once, show }),
    answer: (path: string, body: unknown, status = 200) => {
      answers[path] = async () => new Response(JSON.stringify(body), { status });
    },
    hang: (path: string) => {
      answers[path] = () => new Promise(() => {});
    },
    /** The page of the bank, once it is open. */
    atBank: () =>
      vi.waitFor(() => {
        const state = shown.at(-1);
        if (state?.kind !== 'bank') throw new Error('The bank is not open.');
        return state;
      }),
    sent: (call: string) => sent.filter((one) => one === call).length,
  };
}

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
  await expect(check()).resolves.toEqual({ kind: 'notPaid' });
});

test('PAYM-09 a collection whose bank says that it has ended is read back without being asked', async () => {
  const { pay, answer, atBank, sent } = dealer();
  answer('/payment2', bankPage);
  answer('/report/', { data: [booking] });
  const paying = pay(payment);
  const { end } = await atBank();
  end({ kind: 'finish' });
  await expect(paying).resolves.toEqual({ kind: 'found' });
  expect(sent('POST /payment2')).toBe(1);
});

test.each([
  ['says so', { notFound: true }, 200],
  ['has no address any more', {}, 404],
])('FAIL-02 an order that is not there any more and %s is paid', async (_what, checkout, status) => {
  const { pay, check, answer } = dealer('100001');
  await expect(pay(payment)).resolves.toEqual({ kind: 'unknown', message: payWords.unanswered });
  answer('/basket/checkout/', checkout, status);
  await expect(check()).resolves.toEqual({ kind: 'found' });
});
