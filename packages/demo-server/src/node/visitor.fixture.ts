import { expect } from 'vitest';
import { demoAccounts } from '../shop/accounts/demoAccounts.ts';

/** A browser of one dealer: keeps the session cookie. */
export function createVisitor(origin: string) {
  const jar = new Map<string, string>();
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init.headers);
    if (cookie) headers.set('cookie', cookie);
    const response = await fetch(origin + path, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const json = async (path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const response = await ask(
      path,
      body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
    );
    expect([path, response.status]).toEqual([path, 200]);
    return (await response.json()) as Record<string, unknown>;
  };
  return { ask, json, jar, signIn: (index = 0) => json('/login/spa', demoAccounts[index]) };
}

/** A list of rows as JSON has it. */
export const rows = (value: unknown) => value as Record<string, unknown>[];
/** All dates there are. */
export const range = '?begin=2020.01.01&end=2099.12.31';

/** Orders two products by transfer; gives the order's id. */
export async function order({ json }: ReturnType<typeof createVisitor>): Promise<unknown> {
  const list = await json('/product/all/?instock=true&f=fiyat&d=asc');
  const chosen = rows(list.stoks).slice(0, 2);
  await json(
    '/basket/addproducts/',
    chosen.map(({ id }) => ({ productId: id, adet: 1 })),
  );
  const basket = await json('/basket/');
  expect(rows(basket.products)).toHaveLength(2);
  const placed = await json('/basket/order2', { siparisId: basket.id, aciklama: 'Öğleden önce arayın' });
  const checkout = await json(`/basket/checkout/${String(placed.id)}`);
  const finish = await json(`/basket/checkout2/${String(placed.id)}`, {
    teslimSekli: 'depo',
    odemeSekli: 'havale',
    odemeHavaleBanka: rows(checkout.bankaHesaps)[0]?.id,
  });
  expect(finish).toEqual({ hasError: false, errors: null });
  return placed.id;
}
