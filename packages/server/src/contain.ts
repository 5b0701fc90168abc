import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pathOf } from './addressPath.ts';
import { BodyTooLarge } from './readBody.ts';
import { sendPlain } from './sendPlain.ts';

/**
 * A listener that ends the call which throws, at once or later, and never the process: others are under way there, and one
 * may be a payment. 413 for a body that is too large, else 500; an answer that has begun is broken off.
 */
export function contain(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): RequestListener {
  const attempt = async (...call: Parameters<typeof answer>) => answer(...call);
  return (request, response) => {
    attempt(request, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) response.destroy();
      else if (error instanceof BodyTooLarge)
        sendPlain(response, 413, 'This is too large.', { Connection: 'close' });
      else {
        // Without its query, which may hold a card.
        console.error(`${String(request.method)} ${pathOf(request.url ?? '')}`, error);
        sendPlain(response, 500, 'Something went wrong here.', { Connection: 'close' });
      }
    });
  };
}
