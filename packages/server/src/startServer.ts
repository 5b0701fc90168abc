import type { IncomingMessage, ServerResponse } from 'node:http';
import { isMisleading, pathOf } from './addressPath.ts';
import { accessLine } from './accessLog.ts';
import type { Backend } from './Backend.ts';
import { isBankReturnOf } from './bankReturns.ts';
import { contain } from './contain.ts';
import { createMetrics } from './createMetrics.ts';
import type { Answerer, Metrics } from './createMetrics.ts';
import { isForged } from './crossSite.ts';
import { comesThroughProxy, forbidResending } from './forbidResending.ts';
import { openPort } from './openPort.ts';
import type { OpenPort } from './openPort.ts';
import type { ServerOptions } from './readOptions.ts';
import { commonHeaders, transportSecurity } from './securityHeaders.ts';
import { sendPlain, sendRedirect } from './sendPlain.ts';
import { createSite, mount } from './site.ts';
import { startMetrics } from './startMetrics.ts';
import { startStorybook, storybookAddress } from './startStorybook.ts';
import type { Storybook } from './startStorybook.ts';
import { dropUntrustedForwarding, hasHost, isSecure, visitorAddress } from './trustedProxies.ts';

/** A server that takes requests. */
export interface RunningServer {
  /** With its port, e.g. `http://127.0.0.1:8080`. */
  readonly origin: string;
  /** Storybook, at an origin of its own; undefined where it is not wanted. */
  readonly storybook: Storybook | undefined;
  /** Where `/metrics` is; undefined where none is wanted. */
  readonly metrics: string | undefined;
  /**
   * Serves the build, or the release, that is in the folder now; no connection ends for it.
   * @throws what is wrong with it: then the one before goes on being served
   */
  readonly reload: () => void;
  /** Takes no new requests, lets those under way end, and closes the backend. Asked twice it is done once. */
  readonly close: () => Promise<void>;
}

/** Everything on one port: the built site at /spa/, and the backend everywhere else. Storybook has a port of its own. */
export async function startServer(
  options: ServerOptions,
  backend: Backend,
  metrics: Metrics = createMetrics(),
): Promise<RunningServer> {
  const { bankOrigins, errorCollector, isTrustedProxy } = options;
  const settings = { bankOrigins, collectorOrigin: errorCollector?.origin ?? '' };
  const readSite = () => mount('/spa', createSite(options.siteFolder, settings));
  let site = readSite();
  const isBankReturn = isBankReturnOf([...options.bankReturns, ...backend.bankReturns]);
  let storybook: Storybook | undefined;
  let isStopping = false;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = askedPath(request);
    const watch = watchAnswer(request, response, metrics, options);
    // Asked before what an unknown proxy says is dropped.
    const isProxied = comesThroughProxy(request);
    dropUntrustedForwarding(request, isTrustedProxy);
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
    if (isSecure(request)) response.setHeader('Strict-Transport-Security', transportSecurity);
    if (path === undefined) sendPlain(response, 400, 'This address is not well-formed.');
    else if (!hasHost(request)) sendPlain(response, 400, 'This is not the name of a host.');
    else if (path === '/healthz') sendPlain(response, 200, 'ok');
    // A backend that is down sends nobody away: the shop says so in words of its own.
    else if (path === '/readyz')
      sendPlain(response, isStopping ? 503 : 200, isStopping ? 'stopping' : 'ready');
    else if (path === '/') sendRedirect(response, '/spa/');
    else if (path === reportingPath) sendJson(response, { collector: errorCollector?.href ?? null });
    else if (isBelow(path, '/spa')) {
      watch.by = 'site';
      site(request, response, path);
    } else if (storybook?.port !== undefined && isBelow(path, '/storybook'))
      sendRedirect(response, storybookAddress(request, storybook.port));
    else if (isForged(request, isBankReturn))
      sendPlain(response, 403, 'This call did not come from a page of this shop.');
    else if (isMisleading(path)) sendPlain(response, 400, 'This address is not well-formed.');
    else {
      watch.by = 'backend';
      if (!isProxied) forbidResending(request, response, path);
      await backend.answer(request, response);
    }
  };
  const { host, port, limits, metricsPort, metricsHost } = options;
  let shop: OpenPort | undefined;
  let counted: OpenPort | undefined;
  try {
    shop = await openPort(contain(answer), { host, port, setting: 'PORT', limits });
    const { connections } = shop;
    if (metricsPort !== undefined)
      counted = await startMetrics({ host: metricsHost, port: metricsPort, limits }, () =>
        metrics.render(connections()),
      );
    storybook = await startStorybook(options);
  } catch (error) {
    // Nothing half-started stays.
    await Promise.all([shop?.close(0), counted?.close(0)]);
    backend.close();
    throw error;
  }
  const { origin, close: closeShop } = shop;
  let closed: Promise<void> | undefined;
  const close = async () => {
    isStopping = true;
    await Promise.all([closeShop(backend.grace), storybook?.close()]);
    await counted?.close(0);
    backend.close();
  };
  return {
    origin,
    metrics: counted?.origin,
    storybook,
    reload: () => void (site = readSite()),
    close: () => (closed ??= close()),
  };
}

/** Counts a request and writes its line when its answer has ended; `by` is set once it is known who answers. */
function watchAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  metrics: Metrics,
  { hasAccessLog, isTrustedProxy }: ServerOptions,
): { by: Answerer } {
  const watch: { by: Answerer } = { by: 'server' };
  const began = performance.now();
  const ended = metrics.began();
  // The socket may be gone by the time of the line.
  const from = visitorAddress(request, isTrustedProxy);
  response.once('close', () => {
    const { by } = watch;
    const seconds = (performance.now() - began) / 1000;
    const status = response.writableFinished || response.headersSent ? response.statusCode : leftEarly;
    ended(by, status, seconds);
    if (!hasAccessLog || isProbe.test(request.url ?? '')) return;
    const bytes = Number(response.getHeader('content-length') ?? 0);
    console.log(accessLine({ request, from, by, status, bytes, seconds }));
  });
  return watch;
}

/** As nginx calls it: the visitor went before the answer. */
const leftEarly = 499;

/** Balancers ask every few seconds, and nobody wants to read it. */
const isProbe = /^\/(?:healthz|readyz)$/;

/** Where the storefront asks, once something has gone wrong, whom to tell. */
const reportingPath = '/spa/reporting.json';

const sendJson = (response: ServerResponse, value: unknown) =>
  sendPlain(response, 200, JSON.stringify(value), { 'Content-Type': 'application/json; charset=utf-8' });

/** The path of a request without its query; undefined for what is no path, e.g. an absolute address. */
const askedPath = ({ url = '' }: IncomingMessage): string | undefined =>
  url.startsWith('/') ? pathOf(url) : undefined;

const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
