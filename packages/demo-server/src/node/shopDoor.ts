import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { bodyLimit, readBody } from '@vitrin/server/read-body';
import { HttpHandler, getResponse } from 'msw';
import type { RequestHandler } from 'msw';
import type { ShopAnswer } from './ShopAnswer.ts';

/** Only for resolving relative addresses: handlers never see the real host. */
const origin = 'http://shop.invalid';

/**
 * Lets the shop's handlers answer Node's requests. They are filed by method and first path segment, since matching is
 * tried one handler after the other and every try costs.
 * @returns the answer; undefined where the shop has no such address, 'none' where it breaks the connection instead.
 * @throws BodyTooLarge, TypeError for an address that is not well-formed, and whatever a handler throws.
 */
export function createShopDoor(handlers: readonly RequestHandler[]) {
  const files = Map.groupBy(handlers, (handler) =>
    handler instanceof HttpHandler ? fileName(String(handler.info.method), String(handler.info.path)) : '',
  );

  return async (request: IncomingMessage): Promise<ShopAnswer | 'none' | undefined> => {
    const { method = 'GET', url = '/' } = request;
    // HEAD is GET without the body, which Node leaves out by itself.
    const asked = method === 'HEAD' ? 'GET' : method;
    const candidates = files.get(fileName(asked, url));
    if (!candidates) return undefined;
    const hasBody = asked !== 'GET' && asked !== 'DELETE';
    const response = await getResponse(
      candidates,
      new Request(origin + url, {
        method: asked,
        headers: readHeaders(request),
        ...(hasBody ? { body: await readBody(request, bodyLimit) } : {}),
      }),
      { baseUrl: origin },
    );
    if (response?.type === 'error') return 'none';
    return response && readAnswer(response);
  };
}

/** `GET basket` for /basket/checkout/5?x: patterns of the shop never start with a parameter. */
const fileName = (method: string, path: string) =>
  `${method.toUpperCase()} ${/^\/([^/?#]*)/.exec(path)?.[1] ?? ''}`;

function readHeaders(request: IncomingMessage): [string, string][] {
  const headers: [string, string][] = [];
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.push([name, value]);
    else for (const item of value ?? []) headers.push([name, item]);
  }
  return headers;
}

async function readAnswer(response: Response): Promise<ShopAnswer> {
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers[name] = value;
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}
