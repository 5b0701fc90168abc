import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'msw';
import { pathOf } from '@vitrin/server/address-path';
import type { Faults } from '../faults/createFaults.ts';
import { applyFault } from './applyFault.ts';
import { sendAnswer } from './sendAnswer.ts';
import { createShopDoor } from './shopDoor.ts';
import type { ShopAnswer } from './ShopAnswer.ts';

/** The shop does not answer this call on purpose; the connection is to break. */
class NoAnswer extends Error {}

/**
 * Answers requests from the shop's handlers, or makes them fail when faults are on and ask for it; rejects with what a
 * handler throws.
 */
export function createShopListener(handlers: readonly RequestHandler[], faults: Faults | undefined) {
  const ask = createShopDoor(handlers);

  const perform = async (request: IncomingMessage): Promise<ShopAnswer> => {
    // What finds a handler for an address reads none above 8 KiB with its origin.
    if ((request.url ?? '').length > 8000) return tooLong;
    const answer = await ask(request);
    if (answer === 'none') throw new NoAnswer();
    return answer ?? notFound;
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const header = request.headers['x-demo-fault'];
      const path = pathOf(request.url ?? '/');
      const fault = faults?.take(
        request.method ?? 'GET',
        path,
        typeof header === 'string' ? header : undefined,
      );
      if (fault) await applyFault(fault, request, response, () => perform(request));
      else await sendAnswer(response, await perform(request));
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      request.socket.resetAndDestroy();
    }
  };
}

const refused = (status: number, message: string): ShopAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ Message: message })),
});
const notFound = refused(404, 'No HTTP resource was found that matches the request.');
const tooLong = refused(414, 'The address is too long.');
