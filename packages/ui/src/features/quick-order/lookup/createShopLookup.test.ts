import { afterEach, expect, test, vi } from 'vitest';
import { createShopLookup } from './createShopLookup.ts';

afterEach(() => void vi.unstubAllGlobals());

test('QORD-06 a code is asked for as it is written, in stock or not; found nowhere, as a scanner of another keyboard means it', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    asked.push(decodeURIComponent(pathname + search));
    return Promise.resolve(Response.json([]));
  });
  const lookup = createShopLookup();
  const leave = lookup.attend();
  lookup.ask(['A%1 #B+/', 'KT*100.2']);
  await vi.waitFor(() => expect(lookup.progress()).toEqual({ done: 2, all: 2 }));
  leave();
  expect(asked).toEqual([
    '/search/autocompletev2?q=A%1 #B+/&stok=false',
    '/search/autocompletev2?q=KT*100.2&stok=false',
    '/search/autocompletev2?q=KT-100/2&stok=false',
  ]);
});
