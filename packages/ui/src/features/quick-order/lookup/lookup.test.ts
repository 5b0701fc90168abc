import { onlineManager } from '@tanstack/react-query';
import { ApiError } from '@vitrin/api-client/apiError';
import type { Product } from '@vitrin/api-client/product/readProduct';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLookup } from './createLookup.ts';
import { delayOf } from './delayOf.ts';
import { matchCode } from './matchCode.ts';

const product = (code: string, rest: Partial<Product> = {}) =>
  ({ id: code, code, barcode: '', canAddToBasket: true, ...rest }) as Product;

describe('QORD-06 a code is matched', () => {
  const am = product('AM-01', { barcode: '8690435488003' });
  test.each([
    ['by its code', 'AM-01', [am, product('AM-012')], { kind: 'ready', product: am }],
    ['in small letters, with another dash', ' am–01 ', [am], { kind: 'ready', product: am }],
    ['by its bar code', '8690435488003', [product('X'), am], { kind: 'ready', product: am }],
    [
      'by a code before a bar code',
      'AM-01',
      [product('B', { barcode: 'AM-01' }), am],
      { kind: 'ready', product: am },
    ],
    ['by a scanner of an American keyboard', 'AM*01', [am], { kind: 'ready', product: am }],
    ['to one that is near', 'AM01', [am, product('AM-02')], { kind: 'similar', product: am }],
    [
      'to several that are equal',
      'AM-01',
      [am, product('am-01')],
      { kind: 'several', products: [am, product('am-01')] },
    ],
    ['to nothing: part of a code is none', 'AM', [am], { kind: 'missing', suggestions: [am] }],
    ['to nothing', 'YOK', [], { kind: 'missing', suggestions: [] }],
  ])('%s', (_, code, found, match) => {
    expect(matchCode(code, found)).toEqual(match);
  });

  test('to what is not for sale', () => {
    const old = product('AM-01', { canAddToBasket: false });
    expect(matchCode('AM-01', [old])).toEqual({ kind: 'notForSale', product: old });
  });
});

class Hasty extends Error {}
const delayOfHasty = (error: unknown) => (error instanceof Hasty ? 1000 : undefined);

/** A shop that answers when it is told to, and a lookup that somebody waits for. */
function openShop() {
  const open = new Map<string, PromiseWithResolvers<readonly Product[]>>();
  const asked: string[] = [];
  const aborted: string[] = [];
  const find = (code: string, signal: AbortSignal) => {
    asked.push(code);
    const answer = Promise.withResolvers<readonly Product[]>();
    signal.addEventListener('abort', () => {
      aborted.push(code);
      answer.reject(signal.reason as Error);
    });
    open.set(code, answer);
    return answer.promise;
  };
  const answer = async (code: string, found: readonly Product[] = [product(code)]) => {
    open.get(code)?.resolve(found);
    await vi.advanceTimersByTimeAsync(0);
  };
  const fail = async (code: string, error: Error) => {
    open.get(code)?.reject(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  const lookup = createLookup({ find, delayOf: delayOfHasty });
  return { asked, aborted, answer, fail, lookup, leave: lookup.attend() };
}

describe('QORD-06 codes are looked up', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('each distinct one once, four at a time, in their order', async () => {
    const shop = openShop();
    const { lookup } = shop;
    lookup.ask(['A1', 'A2', 'a1', 'A3', 'A4', 'A5', '']);
    expect(shop.asked).toEqual(['A1', 'A2', 'A3', 'A4']);
    expect(lookup.progress()).toEqual({ done: 0, all: 5 });
    await shop.answer('A2');
    expect(shop.asked).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
    expect(lookup.of('a2')).toMatchObject({ kind: 'ready' });
    expect(lookup.progress()).toEqual({ done: 1, all: 5 });
  });

  test('again after five minutes, not before', async () => {
    const shop = openShop();
    const { lookup } = shop;
    lookup.ask(['A1']);
    await shop.answer('A1');
    await vi.advanceTimersByTimeAsync(299_000);
    lookup.ask(['A1']);
    expect(shop.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    lookup.ask(['A1']);
    expect(shop.asked).toHaveLength(2);
  });

  test('a shop that says it is too much is waited for by all, and asked again', async () => {
    const shop = openShop();
    const { lookup } = shop;
    lookup.ask(['A1', 'A2', 'A3', 'A4', 'A5']);
    await shop.fail('A1', new Hasty());
    await shop.answer('A2');
    expect(shop.asked).toHaveLength(4);
    expect(lookup.of('A1')).toEqual({ kind: 'waiting' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(shop.asked).toEqual(['A1', 'A2', 'A3', 'A4', 'A1', 'A5']);
    await shop.answer('A1');
    expect(lookup.of('A1')).toMatchObject({ kind: 'ready' });
  });

  test('one that goes on saying so is told as failed after five attempts', async () => {
    const shop = openShop();
    const { lookup } = shop;
    lookup.ask(['A1']);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await shop.fail('A1', new Hasty());
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(shop.asked).toHaveLength(5);
    expect(lookup.of('A1')).toEqual({ kind: 'failed' });
  });

  test('what failed is asked again by the button for all, and not by a row', async () => {
    const shop = openShop();
    const { lookup } = shop;
    lookup.ask(['A1', 'A2']);
    await shop.fail('A1', new Error('500'));
    await shop.answer('A2');
    expect(lookup.of('A1')).toEqual({ kind: 'failed' });
    lookup.ask(['A1']);
    expect(shop.asked).toHaveLength(2);
    lookup.retryFailed();
    expect(shop.asked).toEqual(['A1', 'A2', 'A1']);
    await shop.answer('A1');
    expect(lookup.of('A1')).toMatchObject({ kind: 'ready' });
  });

  test('WARE-04 what failed is asked again by itself when there is a way to the shop again, for whoever still waits', async () => {
    const shop = openShop();
    shop.lookup.ask(['A1', 'A2']);
    await shop.answer('A2');
    onlineManager.setOnline(false);
    await shop.fail('A1', new ApiError('offline'));
    onlineManager.setOnline(true);
    expect(shop.asked).toEqual(['A1', 'A2', 'A1']);
    await shop.fail('A1', new ApiError('offline'));
    shop.leave();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    expect(shop.lookup.of('A1')).toEqual({ kind: 'failed' });
  });

  test('stops, and goes on with what was under way', async () => {
    const shop = openShop();
    const { lookup } = shop;
    lookup.ask(['A1', 'A2', 'A3', 'A4', 'A5', 'A6']);
    await shop.answer('A1');
    lookup.stop();
    await shop.answer('A2');
    await vi.advanceTimersByTimeAsync(0);
    const before = shop.asked.length;
    expect(lookup.progress()).toEqual({ done: 1, all: 6 });
    lookup.resume();
    await vi.advanceTimersByTimeAsync(0);
    expect(shop.asked.slice(before)).toHaveLength(4);
    for (const code of ['A2', 'A3', 'A4', 'A5', 'A6']) await shop.answer(code);
    expect(lookup.progress()).toEqual({ done: 6, all: 6 });
  });

  test('stopped and gone on with at once, it has no more than four calls under way, and stops them again', async () => {
    const shop = openShop();
    const { lookup } = shop;
    lookup.ask(['A1', 'A2', 'A3', 'A4', 'A5']);
    lookup.stop();
    lookup.resume();
    await vi.advanceTimersByTimeAsync(0);
    expect(shop.aborted).toEqual(['A1', 'A2', 'A3', 'A4']);
    // The same four, and what had been given up takes nothing away from them.
    expect(shop.asked).toEqual(['A1', 'A2', 'A3', 'A4', 'A1', 'A2', 'A3', 'A4']);
    lookup.stop();
    await shop.answer('A1');
    expect(lookup.progress()).toEqual({ done: 0, all: 5 });
  });

  test('a shop that is too busy is waited for although somebody stops and goes on; while it is stopped nothing is', async () => {
    const shop = openShop();
    const { lookup } = shop;
    lookup.ask(['A1']);
    await shop.fail('A1', new Hasty());
    lookup.stop();
    expect(vi.getTimerCount()).toBe(0);
    lookup.resume();
    await vi.advanceTimersByTimeAsync(999);
    expect(shop.asked).toEqual(['A1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(shop.asked).toEqual(['A1', 'A1']);
  });

  test('asks nothing while nobody waits for it, and goes on for whoever does next', async () => {
    const shop = openShop();
    const { lookup, leave } = shop;
    const leaveAgain = lookup.attend();
    lookup.ask(['A1', 'A2', 'A3', 'A4', 'A5']);
    await shop.answer('A1');
    leave();
    leave();
    await shop.answer('A2');
    expect(lookup.progress()).toEqual({ done: 2, all: 5 });
    leaveAgain();
    await shop.answer('A3');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lookup.progress()).toEqual({ done: 2, all: 5 });
    lookup.attend();
    expect(shop.asked.slice(5)).toEqual(['A3', 'A4', 'A5']);
    for (const code of ['A3', 'A4', 'A5']) await shop.answer(code);
    expect(lookup.progress()).toEqual({ done: 5, all: 5 });
  });

  test('what nobody wants any more is given up, under way or waiting', async () => {
    const shop = openShop();
    const { lookup } = shop;
    lookup.ask(['A1', 'A2', 'A3', 'A4', 'A5', 'A6']);
    await shop.answer('A1');
    await shop.fail('A2', new Error('500'));
    lookup.retain(['a3', 'A6']);
    await shop.answer('A4');
    await shop.answer('A3');
    await shop.answer('A6');
    expect(shop.asked).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6']);
    expect(['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].filter((code) => lookup.of(code))).toEqual([
      'A1',
      'A3',
      'A6',
    ]);
    expect(lookup.progress()).toEqual({ done: 3, all: 3 });
  });

  test('tells whoever listens', async () => {
    const shop = openShop();
    const { lookup } = shop;
    const listener = vi.fn();
    const leave = lookup.subscribe(listener);
    lookup.ask(['A1']);
    await shop.answer('A1');
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    lookup.stop();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

const refused = (status: number, wait?: string) =>
  new ApiError('server', {
    status,
    cause: new Response('', { status, ...(wait !== undefined && { headers: { 'retry-after': wait } }) }),
  });

describe('QORD-06 a refusal for haste is waited for', () => {
  test.each([
    ['as long as it asks for', refused(429, '7'), 7000],
    ['from a gateway, too', refused(503, '7'), 7000],
    ['two seconds where it does not say how long', refused(429), 2000],
    ['an hour at most', refused(503, '99999999'), 3_600_000],
    ['and no other failure is', refused(500, '7'), undefined],
    ['nor one of something else', new Error('429'), undefined],
  ])('%s', (_, error, delay) => {
    expect(delayOf(error)).toBe(delay);
  });
});
