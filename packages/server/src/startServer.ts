import type { IncomingMessage, ServerResponse } from 'node:http';
import { isMisleading, pathOf } from './addressPath.ts';
import type { Backend } from './Backend.ts';
import { isBankReturnOf } from './bankReturns.ts';
import { contain } from './contain.ts';
import { isForged } from './crossSite.ts';
import { comesThroughProxy, forbidResending } from './forbidResending.ts';
import { openPort } from './openPort.ts';
import type { ServerOptions } from './readOptions.ts';
import { commonHeaders, transportSecurity } from './securityHeaders.ts';
import { sendPlain, sendRedirect } from './sendPlain.ts';
import { createSite, mount } from './site.ts';
import { startStorybook, storybookAddress } from './startStorybook.ts';
import type { Storybook } from './startStorybook.ts';
import { dropUntrustedForwarding, hasHost, isSecure } from './trustedProxies.ts';

/** A server that takes requests. */
export interface RunningServer {
  /** With its port, e.g. `http://127.0.0.1:8080`. */
  readonly origin: string;
  /** Storybook, at an origin of its own; undefined where it is not wanted. */
  readonly storybook: Storybook | undefined;
  /** Takes no new requests, lets those under way end, and closes the backend. Asked twice it is done once. */
  readonly close: () => Promise<void>;
}

/** Everything on one port: the built site at /spa/, and the backend everywhere else. Storybook has a port of its own. */
export async function startServer(options: ServerOptions, backend: Backend): Promise<RunningServer> {
  const { bankOrigins, errorCollector, hasWorker, isTrustedProxy } = options;
  const settings = { bankOrigins, collectorOrigin: errorCollector?.origin ?? '', hasWorker };
  const site = mount('/spa', createSite(options.siteFolder, settings));
  const isBankReturn = isBankReturnOf([...options.bankReturns, ...backend.bankReturns]);
  let storybook: Storybook | undefined;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = askedPath(request);
    // Asked before what an unknown proxy says is dropped.
    const isProxied = comesThroughProxy(request);
    dropUntrustedForwarding(request, isTrustedProxy);
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
    if (isSecure(request)) response.setHeader('Strict-Transport-Security', transportSecurity);
    if (path === undefined) sendPlain(response, 400, 'This address is not well-formed.');
    else if (!hasHost(request)) sendPlain(response, 400, 'This is not the name of a host.');
    else if (path === '/healthz') sendPlain(response, 200, 'ok');
    else if (path === '/') sendRedirect(response, '/spa/');
    else if (path === reportingPath) sendJson(response, { collector: errorCollector?.href ?? null });
    else if (isBelow(path, '/spa')) site(request, response, path);
    else if (storybook?.port !== undefined && isBelow(path, '/storybook'))
      sendRedirect(response, storybookAddress(request, storybook.port));
    else if (isForged(request, isBankReturn))
      sendPlain(response, 403, 'This call did not come from a page of this shop.');
    else if (isMisleading(path)) sendPlain(response, 400, 'This address is not well-formed.');
    else {
      if (!isProxied) forbidResending(request, response, path);
      await backend.answer(request, response);
    }
  };
  const shop = await openPort(contain(answer), { host: options.host, port: options.port, setting: 'PORT' });
  storybook = await startStorybook(options);
  let closed: Promise<void> | undefined;
  const close = async () => {
    await Promise.all([shop.close(backend.grace), storybook?.close()]);
    backend.close();
  };
  return { origin: shop.origin, storybook, close: () => (closed ??= close()) };
}

/** Where the storefront asks, once something has gone wrong, whom to tell. */
const reportingPath = '/spa/reporting.json';

const sendJson = (response: ServerResponse, value: unknown) =>
  sendPlain(response, 200, JSON.stringify(value), { 'Content-Type': 'application/json; charset=utf-8' });

/** The path of a request without its query; undefined for what is no path, e.g. an absolute address. */
const askedPath = ({ url = '' }: IncomingMessage): string | undefined =>
  url.startsWith('/') ? pathOf(url) : undefined;

const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
