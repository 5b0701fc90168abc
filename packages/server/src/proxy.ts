import { Agent as HttpAgent, request as requestHttp } from 'node:http';
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream';
import { pathOf } from './addressPath.ts';
import type { Backend } from './Backend.ts';
import { createTurns } from './createTurns.ts';
import type { Metrics } from './createMetrics.ts';
import { changesSomething } from './crossSite.ts';
import { requestHeaders, responseHeaders } from './proxyHeaders.ts';
import { asksForPicture, startClocks, usualLimits, usualShares } from './proxyLimits.ts';
import type { Clocks, ProxyLimits } from './proxyLimits.ts';
import { bodyLimit } from './readBody.ts';
import { sendPlain } from './sendPlain.ts';
import { visitorAddress } from './trustedProxies.ts';
import type { IsTrusted } from './trustedProxies.ts';
import { createCookieNotice } from './unkeptCookies.ts';

/** Where the calls go, and who stands between us and the visitors. */
interface ProxySettings {
  readonly backend: URL;
  readonly isTrusted: IsTrusted;
  readonly limits?: ProxyLimits;
  readonly shares?: { readonly total: number; readonly visitor: number };
  /** Hears how the backend answers. */
  readonly metrics?: Pick<Metrics, 'backendAnswered' | 'backendFailed'>;
}

/**
 * Passes everything to a legacy backend and its answers back as if they came from here: streamed both ways, so uploads
 * and large reports are held nowhere. 413 for an upload above the limit, 502 when the backend cannot be reached or understood,
 * 504 when it takes too long; a client that goes away ends the call behind it.
 */
export function createProxy({
  backend,
  isTrusted,
  limits = usualLimits,
  shares = usualShares,
  metrics,
}: ProxySettings): Backend {
  const isSecure = backend.protocol === 'https:';
  const Agent = isSecure ? HttpsAgent : HttpAgent;
  const kept = new Agent({ keepAlive: true });
  // A kept connection may just be closing: nobody could say whether an order sent over it was heard.
  const fresh = new Agent();
  const takeRead = createTurns(shares);
  const takeWrite = createTurns(shares);
  const open = isSecure ? requestHttps : requestHttp;
  const noticeCookies = createCookieNotice();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // One of unknown length is streamed: for that the backend has a limit of its own.
    if (Number(request.headers['content-length']) > bodyLimit) {
      sendPlain(response, 413, 'This is too large.');
      return;
    }
    const isWrite = changesSomething(request.method ?? 'GET', pathOf(request.url ?? '/'));
    let call: ClientRequest | undefined;
    let isLate = false;
    const fail = () => {
      if (response.headersSent || response.destroyed) return;
      metrics?.backendFailed(isLate ? (call ? 'late' : 'overloaded') : 'unreachable');
      if (isLate) sendPlain(response, 504, 'The backend did not answer in time.', { Connection: 'close' });
      else sendPlain(response, 502, 'The backend cannot be reached.', { Connection: 'close' });
    };
    const giveUp = () => {
      isLate = true;
      if (response.headersSent) response.destroy();
      else if (call) call.destroy();
      else fail();
    };
    const clocks = startClocks(limits, !isWrite && asksForPicture(request.headers), giveUp);
    const turn = (isWrite ? takeWrite : takeRead)(visitorAddress(request, isTrusted));
    response.once('close', () => {
      clocks.stop();
      if (!response.writableFinished) call?.destroy();
      if (!call) turn.leave();
    });
    await turn.begun;
    if (response.headersSent || response.destroyed) return;
    try {
      call = open({
        protocol: backend.protocol,
        hostname: backend.hostname.replace(/^\[|\]$/g, ''),
        port: backend.port || undefined,
        method: request.method,
        path: request.url,
        headers: requestHeaders(request, backend),
        agent: isWrite ? fresh : kept,
      });
      const began = performance.now();
      call.once('response', ({ statusCode = 0 }) =>
        metrics?.backendAnswered(statusCode, (performance.now() - began) / 1000),
      );
      await passOn(request, response, call, clocks);
      fail();
    } finally {
      turn.leave();
    }
  };

  /** Ends when the call behind has ended, however that came about: each way of its own would be one that hangs. */
  const passOn = (
    request: IncomingMessage,
    response: ServerResponse,
    call: ClientRequest,
    clocks: Clocks,
  ): Promise<void> => {
    call.once('socket', (socket) => {
      if (socket.connecting) socket.once(isSecure ? 'secureConnect' : 'connect', clocks.connected);
      else clocks.connected();
    });
    call.once('response', (answered) => {
      // What is thrown here no listener of ours would catch.
      try {
        const { statusCode = 0 } = answered;
        // Node takes 099 or an unasked 101 for an answer, but can write neither as one.
        if (statusCode < 200) throw new Error(`The backend answered with ${statusCode}`);
        const headers = responseHeaders(answered, request, backend);
        noticeCookies(headers['set-cookie'], request);
        // Its own words beside the status say nothing to anybody (RFC 9112 section 4), and may be no text.
        response.writeHead(statusCode, headers);
      } catch (error) {
        call.destroy(error instanceof Error ? error : undefined);
        return;
      }
      pipeline(answered, response, () => {
        // An answer that came before the whole upload: what is left must be read, or the client's connection hangs.
        request.unpipe(call);
        request.resume();
        // Nor is the backend to wait for it.
        if (!call.writableFinished) call.destroy();
      });
      answered.on('data', () => {
        clocks.moved();
        if (response.writableNeedDrain) clocks.held();
      });
      answered.once('end', clocks.answered);
      response.on('drain', clocks.drained);
    });
    // Not a pipeline: it would close the client's connection with the backend's, before the 502 is written.
    request.on('data', clocks.moved).pipe(call);
    // What ends a call is said by its end.
    call.on('error', () => {});
    return new Promise((resolve) => call.once('close', resolve));
  };

  const close = () => {
    kept.destroy();
    fresh.destroy();
  };
  // One of them may be a payment, which is carried out whether or not its answer still finds a way back.
  return { answer, bankReturns: [], grace: 60_000, close };
}
