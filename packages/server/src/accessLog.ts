import type { IncomingMessage } from 'node:http';
import { pathOf } from './addressPath.ts';
import type { Answerer } from './createMetrics.ts';
import { askedHost } from './trustedProxies.ts';

/** One answered request. */
export interface Answered {
  readonly request: IncomingMessage;
  /** Who asked, past the proxies of ours. */
  readonly from: string;
  readonly by: Answerer;
  readonly status: number;
  readonly bytes: number;
  readonly seconds: number;
}

/**
 * A line of JSON for one request, with the names nginx's log has. An address is told without its query, wherever it stands: a query
 * holds what somebody searched for, a name, a card; and what in a path looks like a card is left out, too.
 */
export function accessLine(
  { request, from, by, status, bytes, seconds }: Answered,
  now = new Date(),
): string {
  const { method = '', url = '', headers } = request;
  const agent = headers['user-agent'] ?? '';
  return JSON.stringify({
    time: now.toISOString(),
    from,
    host: askedHost(request),
    method,
    uri: plain(pathOf(url)),
    status,
    bytes,
    seconds: Math.round(seconds * 1000) / 1000,
    by,
    referer: plain(pathOf(headers.referer ?? '')),
    agent: agent.slice(0, 200),
  });
}

/** What is longer is no address of the shop's. */
const longest = 300;

const plain = (path: string): string =>
  path.slice(0, longest).replaceAll(/(?:(?:\d|%3\d)(?:[-+. ]|%20)?){12,}/gi, '-');
