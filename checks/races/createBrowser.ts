import { createHandlers } from '../../packages/demo-server/src/handlers.ts';
import { createStoryShop } from '../../packages/demo-server/src/storyShop.ts';
import { getResponse } from 'msw';
import type { Random } from '../../packages/demo-server/src/shop/catalogue/random.ts';

/** An order the shop has taken, and the company it has taken it for. */
export interface Booking {
  readonly company: string;
  readonly rows: string;
}

const withCookie = (request: Request, value: string) => {
  const headers = new Headers(request.headers);
  if (value !== '') headers.set('cookie', value);
  return new Request(request, { headers });
};

/**
 * A browser with one cookie for all its tabs, before a shop that knows who is asking by that cookie alone.
 * @param isCareless the shop orders whatever basket the session has, also when the tab names another
 */
export function createBrowser(random: Random, isCareless: boolean) {
  const handlers = createHandlers(createStoryShop());
  const bookings: Booking[] = [];
  const line = { isCalm: true };
  let cookie = '';

  const ask = async (request: Request): Promise<Response> => {
    const response = await getResponse(handlers, request, { baseUrl: 'http://localhost' });
    if (!response) throw new Error(`Nothing answers ${request.url}`);
    return response;
  };
  const json = async (path: string, value: string) =>
    (await ask(withCookie(new Request(`http://localhost${path}`), value))).json();
  const companyOf = async (value: string) => {
    const { isDelegated, delegatedCompanyDisplayName, memberDisplayName } = (await json(
      '/application',
      value,
    )) as Record<string, unknown>;
    return String(isDelegated ? delegatedCompanyDisplayName : memberDisplayName);
  };

  const order = async (request: Request, value: string): Promise<Response> => {
    const { id, products } = (await json('/basket/', value)) as {
      id: number;
      products: readonly { stokId: number; miktarF: string }[] | null;
    };
    const rows = JSON.stringify((products ?? []).map(({ stokId, miktarF }) => [stokId, miktarF]));
    const company = await companyOf(value);
    const body = (await request.clone().json()) as object;
    const sent = isCareless
      ? new Request(request, { method: 'POST', body: JSON.stringify({ ...body, siparisId: id }) })
      : request;
    const response = await ask(withCookie(sent, value));
    const answer = (await response.clone().json()) as { hasError?: boolean };
    if (response.ok && answer.hasError !== true) bookings.push({ company, rows });
    return response;
  };

  const wait = () => new Promise((resolve) => setTimeout(resolve, line.isCalm ? 1 : random.below(700)));

  /** Sends a call as a tab does: with the cookie of the moment, and over a line that takes its time. */
  const send = async (request: Request): Promise<Response> => {
    await wait();
    const isOrder = new URL(request.url).pathname === '/basket/order2';
    const response = isOrder ? await order(request, cookie) : await ask(withCookie(request, cookie));
    for (const set of response.headers.getSetCookie()) cookie = set.split(';')[0] ?? '';
    if (response.headers.getSetCookie().some((set) => /max-age=0/i.test(set))) cookie = '';
    await wait();
    return response;
  };

  const open = (path: string, body?: unknown) =>
    send(
      new Request(
        `http://localhost${path}`,
        body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
      ),
    );
  return { send, open, line, bookings, company: () => companyOf(cookie) };
}

export type Browser = ReturnType<typeof createBrowser>;
