import { QueryClient } from '@tanstack/react-query';
import type { Payment } from '@vitrin/api-client/payment/pay';
import { createInFlightLock } from '@vitrin/api-client/inFlight/createInFlightLock';
import { createWriteRecords } from '@vitrin/api-client/inFlight/writeRecords';
import { vi } from 'vitest';
import { createPaying, type PayState } from './createPaying.ts';
import { payRecord } from './payRecord.ts';
import { settlePayment } from './settlePayment.ts';

export const payment: Payment = {
  card: { name: 'Ayşe Işık', number: '4509011100000004', month: '4', year: '2030', cvc: '321' },
  price: 1500,
  addsCommission: false,
};
/** The charge among the movements of the account. */
export const booking = { ID: 9, FINANS_ISLEM_TURU: 'Pos kartı ile tahsilat', ALACAK: 1500, BORC: 0 };
export const bankPage = { openThreedsPagePopUp: true, threedsHtmlContent: btoa('<p>Banka</p>') };

/** A dealer who pays, at a backend whose answers are set by what their path begins with. */
export function dealer(orderId?: string) {
  const answers: Record<string, () => Promise<Response>> = {};
  const sent: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url);
    sent.push(`${request.method} ${pathname}`);
    const path = Object.keys(answers).find((start) => pathname.startsWith(start)) ?? '';
    return answers[path]?.() ?? Promise.reject(new TypeError(pathname));
  });
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const held = new Set<string>();
  const tryHold = async <T>(name: string, work: () => Promise<T>) => {
    if (held.has(name)) return undefined;
    held.add(name);
    return { value: await work().finally(() => held.delete(name)) };
  };
  const lock = createInFlightLock(
    { tryHold },
    createWriteRecords(() => storage),
  );
  const shown: PayState[] = [];
  const identity = { isAuth: true, member: 'Ayşe', isDelegated: false, delegatedCompany: '' };
  const queries = new QueryClient();
  const show = (state: PayState) => void shown.push(state);
  return {
    ...createPaying({ queries, identity, orderId, lock, show }),
    otherTab: createPaying({ queries, identity, orderId, lock, show: () => {} }),
    seeSuccess: (paymentId: string) => settlePayment({ queries, identity, lock }, paymentId),
    record: () => payRecord(lock, identity, orderId),
    answer: (path: string, body: unknown, status = 200) => {
      answers[path] = async () => new Response(JSON.stringify(body), { status });
    },
    hangUp: (path: string) => {
      answers[path] = () => Promise.reject(new TypeError(path));
    },
    hang: (path: string) => {
      answers[path] = () => new Promise(() => {});
    },
    /** Lets a call wait for the function it gives, which answers it. */
    hold: (path: string) => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      answers[path] = () => promise;
      return (body: unknown) => resolve(new Response(JSON.stringify(body)));
    },
    /** The page of the bank, lock it is open. */
    atBank: () =>
      vi.waitFor(() => {
        const state = shown.at(-1);
        if (state?.kind !== 'bank') throw new Error('The bank is not open.');
        return state;
      }),
    sent: (call: string) => sent.filter((one) => one === call).length,
  };
}
