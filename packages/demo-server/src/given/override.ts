import { http } from 'msw';
import type { HttpHandler } from 'msw';
import { addresses } from './addresses.ts';
import type { OperationId } from './addresses.ts';

/** What an override answers with; nothing leaves it to the shop, and a promise that never settles is a call that never ends. */
export type Respond = () => Response | Promise<Response | void>;

/** Answers operations of one method in place of the shop; the first that matches a request wins. */
export function override(ids: readonly [OperationId, ...OperationId[]], respond: Respond): HttpHandler {
  const [method] = addresses[ids[0]];
  const patterns = ids.map((id) => patternOf(addresses[id][1])).join('|');
  return http[method](new RegExp(`^[a-z]+://[^/]+(?:${patterns})$`), respond);
}

/** Ids are numbers wherever a word in their place is another operation, e.g. /product/stoklokasyon beside /product/{id}. */
const patternOf = (path: string): string =>
  path === '/product/{id}' ? '/product/\\d+' : path.replaceAll(/\{\w+\}/g, '[^/]+');
