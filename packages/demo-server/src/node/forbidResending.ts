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
