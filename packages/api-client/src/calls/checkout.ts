import type { Api } from '../client.ts';
import { expectAnyOf } from '../read/expectBody.ts';
import { readCheckout, readFinishResult, type Checkout, type FinishResult } from '../read/readCheckout.ts';
import type { Id } from '../read/readId.ts';
import { timeLimit } from '../timeLimit.ts';
import { finishPayload, type CheckoutChoice } from './finishPayload.ts';
import { pathId } from './pathId.ts';

const checkoutFields = [
  'notFound',
  'toplamTutarF',
  'toplamTutarTL',
  'odemeSekilleri',
  'adreses',
  'bankaHesaps',
] as const;

/** Delivery and payment of an order. */
export const checkoutApi = (api: Api) => ({
  /** GET /basket/checkout/{id} */
  get: async (orderId: Id, signal?: AbortSignal): Promise<Checkout> => {
    const path = { id: pathId(orderId) };
    return api.read(
      (client, init) => client.GET('/basket/checkout/{id}', { ...init, params: { path } }),
      expectAnyOf(checkoutFields, readCheckout),
      { signal },
    );
  },

  /** POST /basket/checkout2/{id}. A refusal is a result with its reasons, not an error. */
  finish: async (orderId: Id, choice: CheckoutChoice, signal?: AbortSignal): Promise<FinishResult> => {
    const params = { path: { id: pathId(orderId) } };
    return api.write(
      (client, init) =>
        client.POST('/basket/checkout2/{id}', { ...init, params, body: finishPayload(choice) }),
      expectAnyOf(['hasError', 'errors'], readFinishResult),
      { signal, limit: timeLimit.payment },
    );
  },
});
