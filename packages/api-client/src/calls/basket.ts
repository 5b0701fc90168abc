import type { Api } from '../client.ts';
import { expectListIn } from '../read/expectBody.ts';
import { readBasket, type Basket } from '../read/readBasket.ts';
import { readBasketCount } from '../read/readBasketCount.ts';
import { readField } from '../read/readField.ts';
import { readId, type Id } from '../read/readId.ts';
import { expectDone } from './expectDone.ts';
import { pathId } from './pathId.ts';
import { wasAdded, type BasketBefore } from './wasAdded.ts';

/** A product and how many of it, in its unit. */
export interface AddLine {
  readonly productId: Id;
  readonly quantity: number;
  /** For what is said of it; the backend is not told. */
  readonly name?: string;
}

/** New quantity of a row of the basket `basketId`. */
export interface LineChange {
  readonly basketId: Id;
  readonly rowId: Id;
  readonly productId: Id;
  readonly quantity: number;
}

export interface OrderRequest {
  readonly basketId: Id;
  readonly note: string;
}

/** The basket. Writes reject with a `server` error that carries the backend's reason when it refuses them. */
export const basketApi = (api: Api) => ({
  /** GET /basket/ */
  get: (signal?: AbortSignal): Promise<Basket> =>
    api.read((client, init) => client.GET('/basket/', init), expectListIn('products', readBasket), {
      signal,
    }),

  /** GET /application/getBasketProductCount: number of rows. */
  count: (signal?: AbortSignal): Promise<number> =>
    api.read((client, init) => client.GET('/application/getBasketProductCount', init), readBasketCount, {
      signal,
    }),

  /** POST /basket/add/{productId}: the quantity form of the product page, which goes to the basket afterwards. */
  add: async ({ productId, quantity }: AddLine, signal?: AbortSignal): Promise<void> => {
    const params = {
      path: { productId: pathId(productId) },
      query: { redirectBasket: true, amount: quantity },
    };
    await api.command((client, init) => client.POST('/basket/add/{productId}', { ...init, params }), {
      signal,
    });
  },

  /**
   * POST /basket/addproducts/: one line or many; all are added or none. Of an answer that says nothing only who knows what
   * was in the basket `before` can tell what became of it.
   */
  addProducts: async (
    lines: readonly AddLine[],
    signal?: AbortSignal,
    before?: BasketBefore,
  ): Promise<void> => {
    const body = lines.map(({ productId, quantity }) => ({ productId, adet: quantity }));
    const answer = await api.command(
      (client, init) => client.POST('/basket/addproducts/', { ...init, body }),
      { signal },
    );
    await expectDone(answer, async () => {
      if (before === undefined) return false;
      return wasAdded(lines, before, (await basketApi(api).get(signal)).lines);
    });
  },

  /** POST /basket/updatebasket/ */
  update: async (
    { basketId, rowId, productId, quantity }: LineChange,
    signal?: AbortSignal,
  ): Promise<void> => {
    const body = {
      productId,
      rowId,
      siparisId: basketId,
      adet: quantity,
    };
    await api.command((client, init) => client.POST('/basket/updatebasket/', { ...init, body }), { signal });
  },

  /** DELETE /basket/removeProduct/{rowId} */
  remove: async (basketId: Id, rowId: Id, signal?: AbortSignal): Promise<void> => {
    const params = { path: { rowId: pathId(rowId) }, query: { siparisId: basketId } };
    await api.command((client, init) => client.DELETE('/basket/removeProduct/{rowId}', { ...init, params }), {
      signal,
    });
  },

  /** POST /basket/order2. An answer that says nothing leaves open whether there is an order. Gives the id of the order: the answer's, else the basket's. */
  order: async ({ basketId, note }: OrderRequest, signal?: AbortSignal): Promise<Id> => {
    const body = { siparisId: basketId, aciklama: note };
    const answer = await api.command((client, init) => client.POST('/basket/order2', { ...init, body }), {
      signal,
    });
    await expectDone(answer, () => Promise.resolve(false));
    const id = readId(readField(answer, 'id'));
    return id === '' || id === 0 ? basketId : id;
  },
});
