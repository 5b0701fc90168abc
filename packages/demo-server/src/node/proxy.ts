import { Agent as HttpAgent, request as requestHttp } from 'node:http';
import type { IncomingMessage, RequestOptions, ServerResponse } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream';
import { changesSomething } from './crossSite.ts';
import { requestHeaders, responseHeaders } from './proxyHeaders.ts';
import { bodyLimit } from './readBody.ts';
import { sendPlain } from './sendPlain.ts';

/** How long the backend may take, in milliseconds. */
export interface ProxyLimits {
  /** Until a connection stands. */
  readonly connect: number;
  /** Without a byte in either direction; longer than the longest limit of the storefront (60 s). */
  readonly idle: number;
}

const usualLimits: ProxyLimits = { connect: 10_000, idle: 120_000 };

/**
 * Passes everything to a legacy backend and its answers back as if they came from here: streamed both ways, so uploads
 * and large reports are held nowhere. 413 for an upload above the limit, 502 when the backend cannot be reached or understood,
 * 504 when it takes too long; a client that goes away ends the call behind it.
 */
export function createProxy(backend: URL, limits: ProxyLimits = usualLimits) {
  const isSecure = backend.protocol === 'https:';
  const Agent = isSecure ? HttpsAgent : HttpAgent;
  const kept = new Agent({ keepAlive: true, maxSockets: 256 });
  // A kept connection may just be closing: nobody could say whether an order sent over it was heard.
  const fresh = new Agent();
  const open = isSecure ? requestHttps : requestHttp;
  const basePath = backend.pathname.replace(/\/$/, '');

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    // One of unknown length is streamed: for that the backend has a limit of its own.
    if (Number(request.headers['content-length']) > bodyLimit) {
      sendPlain(response, 413, 'This is too large.');
      return;
    }
    const options: RequestOptions = {
      protocol: backend.protocol,
      hostname: backend.hostname.replace(/^\[|\]$/g, ''),
      port: backend.port || undefined,
      method: request.method,
      path: basePath + request.url,
      headers: requestHeaders(request, backend),
      agent: changesSomething(request.method ?? 'GET', request.url ?? '/') ? fresh : kept,
    };
    const call = open(options);
    let reason: 'connect' | 'idle' | undefined;
    const giveUp = (why: 'connect' | 'idle') => {
      reason = why;
      call.destroy(new Error(`The backend did not answer in time (${why})`));
    };
    const connecting = setTimeout(giveUp, limits.connect, 'connect');
    call.once('socket', (socket) => {
      if (socket.connecting)
        socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(connecting));
      else clearTimeout(connecting);
    });
    call.setTimeout(limits.idle, () => giveUp('idle'));

    call.once('response', (answered) => {
      // What is thrown here no listener of ours would catch.
      try {
        const { statusCode = 0 } = answered;
        // Node takes 099 or an unasked 101 for an answer, but can write neither as one.
        if (statusCode < 200) throw new Error(`The backend answered with ${statusCode}`);
        // Its own words beside the status say nothing to anybody (RFC 9112 section 4), and may be no text.
        response.writeHead(statusCode, responseHeaders(answered, request, backend));
      } catch (error) {
        call.destroy(error instanceof Error ? error : undefined);
        return;
      }
      pipeline(answered, response, () => {
        // An answer that came before the whole upload: what is left must be read, or the client's connection hangs.
        request.unpipe(call);
        request.resume();
      });
    });
    call.once('close', () => clearTimeout(connecting));
    call.on('error', () => {
      if (response.headersSent || response.destroyed) response.destroy();
      else if (reason)
        sendPlain(response, 504, 'The backend did not answer in time.', { Connection: 'close' });
      else sendPlain(response, 502, 'The backend cannot be reached.', { Connection: 'close' });
    });
    response.once('close', () => {
      if (!response.writableFinished) call.destroy();
    });
    // Not a pipeline: it would close the client's connection with the backend's, before the 502 is written.
    request.pipe(call);
  };

  const close = () => {
    kept.destroy();
    fresh.destroy();
  };
  return { answer, close };
}
