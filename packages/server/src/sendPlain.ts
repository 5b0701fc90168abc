import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { commonHeaders } from './securityHeaders.ts';

/** Ends a request with a status and a line of text for whoever reads it by hand. */
export function sendPlain(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const body = Buffer.from(`${text}\n`);
  response.writeHead(status, {
    ...commonHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** Sends the browser on to another address. */
export function sendRedirect(response: ServerResponse, location: string): void {
  sendPlain(response, 302, location, { Location: location });
}
