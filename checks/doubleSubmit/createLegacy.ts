import { createHandlers } from '../../packages/demo-server/src/handlers.ts';
import { createStoryShop } from '../../packages/demo-server/src/storyShop.ts';
import { getResponse, HttpHandler, HttpResponse } from 'msw';

/** What the server has booked, in order. */
export interface Books {
  /** Orders made of a basket: its id and what was in it. */
  readonly orders: { readonly id: string; readonly rows: string }[];
  /** Finished orders. */
  readonly finished: string[];
  /** Orders whose card was charged. */
  readonly charged: string[];
}

/**
 * The demo shop without its protection: an order that arrives twice is booked twice, and so are a charge and a finish,
 * whether the order is still open or not.
 */
export function createLegacy() {
  const shop = createStoryShop();
  const handlers = createHandlers(shop, { session: 'dealer' }).filter(
    (handler) =>
      handler instanceof HttpHandler && /^\/(?:basket\/|payment2$)/.test(String(handler.info.path)),
  );
  const books: Books = { orders: [], finished: [], charged: [] };
  const ask = async (request: Request): Promise<Response> => {
    const response = await getResponse(handlers, request, { baseUrl: 'http://localhost' });
    if (!response) throw new Error(`Nothing answers ${request.url}`);
    return response;
  };
  const basketRows = async () => {
    const answer = (await (await ask(new Request('http://localhost/basket/'))).json()) as {
      products: { rowId: number; stokId: number; miktarF: string }[] | null;
    };
    return (answer.products ?? []).map(({ rowId, stokId, miktarF }) => ({ rowId, stokId, miktarF }));
  };

  const carryOut = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/basket/order2') {
      const { siparisId } = (await request.clone().json()) as { siparisId: number };
      const rows = JSON.stringify(await basketRows());
      const response = await ask(request);
      const isOrdered = await wasTaken(response);
      // The basket it names may be gone: this backend looks it up in its archive and books it all the same.
      books.orders.push({ id: String(siparisId), rows: isOrdered ? rows : 'again' });
      return isOrdered ? response : HttpResponse.json({ id: siparisId, hasError: false });
    }
    if (pathname.startsWith('/basket/checkout2/')) {
      const id = pathname.split('/').at(-1) ?? '';
      const response = await ask(request);
      if ((await wasTaken(response)) || books.finished.includes(id)) books.finished.push(id);
      return books.finished.includes(id) ? HttpResponse.json({ hasError: false, errors: null }) : response;
    }
    if (pathname === '/payment2') {
      const form = await request.clone().formData();
      const [orderId = ''] = form.getAll('OrderId').filter((value) => typeof value === 'string');
      const response = await ask(request);
      // It does not ask whether anything is still to be paid.
      if ((await wasTaken(response)) || books.charged.includes(orderId)) {
        books.charged.push(orderId);
      }
      return books.charged.includes(orderId)
        ? HttpResponse.json({ openThreedsPagePopUp: false, hasError: false, id: 1, fid: 1 })
        : response;
    }
    return ask(request);
  };
  /** Of these there is enough. */
  const products = shop.catalogue.products
    .filter(({ stockTotal, currency }) => stockTotal >= 50 && currency === 'TRY')
    .slice(0, 3)
    .map(({ id }) => id);
  return { carryOut, books, basketRows, products };
}

const wasTaken = async (response: Response) =>
  !((await response.clone().json()) as { hasError: boolean }).hasError;
