import type { IncomingMessage, ServerResponse } from 'node:http';
import { changesSomething } from './crossSite.ts';

/**
 * Keeps a browser from sending a call that changes something twice. When a connection it kept from an earlier call breaks
 * before anything of the answer came, a browser sends the call again by itself, a POST as well: over every connection it
 * kept, one after the other, and no script hears of it. An interim answer before the work begins is something of the
 * answer. Programs are left alone: some do not expect one, and none of them resends like that.
 * @param path of the request, without its query
 */
export function forbidResending(request: IncomingMessage, response: ServerResponse, path: string): void {
  const { method = 'GET', headers, httpVersion } = request;
  const isBrowser = headers['user-agent']?.startsWith('Mozilla/') === true;
  if (isBrowser && httpVersion === '1.1' && changesSomething(method, path)) response.writeProcessing();
}

/**
 * Whether a proxy stands between, where the browser's connection ends. None gets an interim answer: nginx 1.22 takes it for the
 * final one and waits a minute for its end.
 */
export const comesThroughProxy = ({ headers }: IncomingMessage): boolean =>
  ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via'].some(
    (name) => name in headers,
  );
