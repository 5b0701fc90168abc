import { onlineManager } from '@tanstack/react-query';
import { ApiError } from '@vitrin/api-client/apiError';
import type { Identity } from '@vitrin/api-client/identity';
import type { DocumentDetail } from '@vitrin/api-client/reports/document';
import type { InvoiceRow } from '@vitrin/api-client/reports/reports';
import { BrowserStorage } from '@vitrin/api-client/stored/browserStorage.fixture';
import * as fake from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { delayOf } from '../../features/quick-order/lookup/delayOf.ts';
import { type Bought, createBought } from './createBought.ts';
import { createDocumentStore, type DocumentStore } from '../../features/bought/createDocumentStore.ts';

const merve: Identity = { isAuth: true, member: 'Merve Kaya', isDelegated: false, delegatedCompany: '' };
const year = { start: '2026-01-01', end: '2026-12-31' };

const invoice = (number: number, date = `2026-0${number}-10`) =>
  ({ documentNo: `F${number}`, date, kind: 'Satış faturası', currency: 'TL' }) as InvoiceRow;
const detail = (quantity: number) =>
  ({
    lines: [{ code: 'A', name: 'Ampul', unit: 'Adet', quantity, netPrice: 5 }],
  }) as unknown as DocumentDetail;

/** A shop that answers when it is told to. */
function openShop(rows = [1, 2, 3, 4, 5, 6].map((number) => invoice(number))) {
  const asked: string[] = [];
  const open = new Map<string, PromiseWithResolvers<DocumentDetail>>();
  return {
    asked,
    listInvoices: vi.fn<() => Promise<readonly InvoiceRow[]>>(() => Promise.resolve(rows)),
    readDocument: (documentNo: string) => {
      asked.push(documentNo);
      const call = Promise.withResolvers<DocumentDetail>();
      open.set(documentNo, call);
      return call.promise;
    },
    answer: (...numbers: readonly number[]) =>
      numbers.forEach((number) => open.get(`F${number}`)?.resolve(detail(number))),
    fail: (number: number, error: Error) => open.get(`F${number}`)?.reject(error),
  };
}
type Shop = ReturnType<typeof openShop>;

let ends: (() => void)[] = [];
beforeEach(() => {
  vi.stubGlobal('localStorage', new BrowserStorage());
  for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
});
afterEach(() => {
  ends.forEach((end) => end());
  ends = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openPage(
  shop: Shop,
  identity = merve,
  documents: DocumentStore = createDocumentStore(identity),
) {
  const bought = createBought(identity, year, { ...shop, documents, delayOf });
  ends.push(bought.open());
  await vi.waitFor(() => expect(bought.get().phase).not.toBe('opening'));
  return bought;
}
const told = (bought: Bought) => {
  const { phase, progress } = bought.get();
  return progress ? `${phase} ${progress.done}/${progress.all} ${progress.failed}` : phase;
};
const tells = (bought: Bought, what: string) => vi.waitFor(() => expect(told(bought)).toBe(what));
const total = (bought: Bought) => bought.get().products?.[0]?.total;

/** The network has gone, and is back. */
const back = () => {
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
};

describe('REOR-03 invoices are read', () => {
  test('four at a time, with progress; stopped and gone on with', async () => {
    const shop = openShop();
    const bought = await openPage(shop);
    bought.read();
    await tells(bought, 'reading 0/6 0');
    expect(shop.asked).toEqual(['F1', 'F2', 'F3', 'F4']);
    shop.answer(1);
    await tells(bought, 'reading 1/6 0');
    bought.stop();
    shop.answer(2, 3, 4, 5);
    expect(told(bought)).toBe('stopped 1/6 0');
    const before = shop.asked.length;
    bought.resume();
    expect(shop.asked.slice(before)).toEqual(['F2', 'F3', 'F4', 'F5']);
    shop.answer(2, 3, 4, 5);
    await tells(bought, 'reading 5/6 0');
    shop.answer(6);
    await tells(bought, 'idle 6/6 0');
    await vi.waitFor(() => expect(total(bought)).toBe(21));
  });

  test('once on this device; the next page goes on where this one was', async () => {
    const shop = openShop();
    const first = await openPage(shop);
    first.read();
    await tells(first, 'reading 0/6 0');
    shop.answer(1, 2);
    await tells(first, 'reading 2/6 0');
    ends.pop()?.();
    const next = openShop();
    const second = await openPage(next);
    await tells(second, 'reading 2/6 0');
    expect(next.asked).toEqual(['F3', 'F4', 'F5', 'F6']);
    next.answer(3, 4, 5, 6);
    await tells(second, 'idle 6/6 0');
    // What is over does not begin again by itself.
    const third = openShop();
    const page = await openPage(third);
    expect([told(page), total(page), third.listInvoices.mock.calls.length]).toEqual(['idle', 21, 0]);
  });

  test('a shop that says it is too much is waited for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const shop = openShop();
    const bought = await openPage(shop);
    bought.read();
    await tells(bought, 'reading 0/6 0');
    const cause = new Response('', { status: 429, headers: { 'retry-after': '7' } });
    shop.fail(1, new ApiError('server', { status: 429, cause }));
    shop.answer(2);
    await tells(bought, 'reading 1/6 0');
    await vi.advanceTimersByTimeAsync(6000);
    expect(shop.asked).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(1100);
    expect(shop.asked.slice(4)).toEqual(['F1', 'F5']);
  });

  test('what could not be read is told, and read again by a press', async () => {
    const shop = openShop([invoice(1), invoice(2)]);
    const bought = await openPage(shop);
    bought.read();
    await tells(bought, 'reading 0/2 0');
    shop.answer(1);
    shop.fail(2, new ApiError('server', { status: 500 }));
    await tells(bought, 'idle 1/2 1');
    bought.retryFailed();
    expect(shop.asked).toEqual(['F1', 'F2', 'F2']);
    shop.answer(2);
    await tells(bought, 'idle 2/2 0');
  });

  test('a list that does not come is told; another range begins anew, and what is under way for the old one is nothing', async () => {
    const shop = openShop();
    const bought = await openPage(shop);
    shop.listInvoices.mockRejectedValueOnce(new ApiError('server', { status: 500 }));
    bought.read();
    await tells(bought, 'listFailed');
    bought.read();
    await tells(bought, 'reading 0/6 0');
    bought.choose({ start: '2026-03-01', end: '2026-03-31' });
    shop.answer(1, 2, 3, 4);
    expect(told(bought)).toBe('idle');
    shop.listInvoices.mockResolvedValueOnce([invoice(3)]);
    bought.read();
    await tells(bought, 'reading 0/1 0');
    shop.answer(3);
    await tells(bought, 'idle 1/1 0');
    await vi.waitFor(() => expect(total(bought)).toBe(3));
  });

  test('WARE-04 what failed without a way to the shop is read by itself when there is one: documents, and their list', async () => {
    const shop = openShop([invoice(1), invoice(2)]);
    const bought = await openPage(shop);
    back();
    expect(told(bought)).toBe('idle');
    shop.listInvoices.mockRejectedValueOnce(new ApiError('offline'));
    bought.read();
    await tells(bought, 'listFailed');
    back();
    await tells(bought, 'reading 0/2 0');
    shop.answer(1);
    shop.fail(2, new ApiError('offline'));
    await tells(bought, 'idle 1/2 1');
    back();
    expect(shop.asked).toEqual(['F1', 'F2', 'F2']);
    shop.answer(2);
    await tells(bought, 'idle 2/2 0');
  });

  test('of another identity nothing is shown', async () => {
    const shop = openShop([invoice(1)]);
    const bought = await openPage(shop);
    bought.read();
    await tells(bought, 'reading 0/1 0');
    shop.answer(1);
    await tells(bought, 'idle 1/1 0');
    const others: readonly Identity[] = [
      { ...merve, member: 'Ahmet' },
      { ...merve, isDelegated: true, delegatedCompany: 'Işık Ltd.', companyId: '917' },
    ];
    for (const other of others) expect((await openPage(shop, other)).get().products).toEqual([]);
    expect(total(await openPage(shop))).toBe(1);
  });

  test.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'refused'],
  ])(
    'where the browser keeps nothing (%s) it is told, and what was read is there as long as the page',
    async (name, problem) => {
      const refuse = () => Promise.reject(new DOMException('no', name));
      const shop = openShop([invoice(1)]);
      const bought = await openPage(shop, merve, { all: refuse, put: refuse });
      bought.read();
      await tells(bought, 'reading 0/1 0');
      shop.answer(1);
      await tells(bought, 'idle 1/1 0');
      expect(bought.get().problem).toBe(problem);
      await vi.waitFor(() => expect(total(bought)).toBe(1));
    },
  );
});
