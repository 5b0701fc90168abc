import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { askedHost, isSecure } from './trustedProxies.ts';

/** Headers that belong to one connection (RFC 9110 section 7.6.1) and are never passed on. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Header lines as sent, in order and with their repetitions, without those of this connection alone. */
function endToEnd(message: IncomingMessage): OutgoingHttpHeaders {
  const listed = (message.headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...hopByHop, ...listed]);
  // It frames the body: without it, what follows the head would be read as another visitor's call.
  dropped.delete('content-length');
  // No plain object: a header may be called `constructor`.
  const headers = new Map<string, string[]>();
  for (let i = 0; i + 1 < message.rawHeaders.length; i += 2) {
    const name = message.rawHeaders[i]?.toLowerCase() ?? '';
    if (dropped.has(name)) continue;
    const value = message.rawHeaders[i + 1] ?? '';
    const values = headers.get(name);
    if (values) values.push(value);
    else headers.set(name, [value]);
  }
  return Object.fromEntries(
    [...headers].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

/**
 * What the backend is told: the client's own headers with its own name as Host. Origin and Referer of our pages become
 * the backend's, or its check against forged requests would refuse every write.
 */
export function requestHeaders(request: IncomingMessage, backend: URL): OutgoingHttpHeaders {
  const headers = endToEnd(request);
  const host = askedHost(request);
  for (const name of ['origin', 'referer'] as const) {
    const value = headers[name];
    if (typeof value === 'string') headers[name] = asBackend(value, host, backend);
  }
  const before = headers['x-forwarded-for'];
  const client = request.socket.remoteAddress ?? '';
  headers['x-forwarded-for'] = before ? `${[before].flat().join(', ')}, ${client}` : client;
  headers['x-forwarded-host'] = host;
  headers['x-forwarded-proto'] = isSecure(request) ? 'https' : 'http';
  headers.host = backend.host;
  // Asked to close, a backend that answers in the middle of an upload would break the connection, and with it its answer.
  headers.connection = 'keep-alive';
  // Node has already answered 100-continue; the backend must not wait for a body that is on its way.
  delete headers.expect;
  if (request.headers['transfer-encoding']) headers['transfer-encoding'] = 'chunked';
  return headers;
}

/** An address of ours as one of the backend; any other stays as it is. */
function asBackend(address: string, host: string, backend: URL): string {
  const [ours, named] = /^https?:\/\/([^/]*)/i.exec(address) ?? [];
  if (ours === undefined || named?.toLowerCase() !== host.toLowerCase()) return address;
  return backend.origin + address.slice(ours.length);
}

/** What the server says itself, once, and what nobody needs to know of the backend; in nginx `proxy_hide_header`, and `Server` by itself. */
const hidden = [
  'server',
  'x-powered-by',
  'x-aspnet-version',
  'x-aspnetmvc-version',
  'x-content-type-options',
  'referrer-policy',
  'strict-transport-security',
];

/** The backend's answer as an answer of this origin: its redirects and cookies stay here. */
export function responseHeaders(
  answered: IncomingMessage,
  request: IncomingMessage,
  backend: URL,
): OutgoingHttpHeaders {
  const headers = endToEnd(answered);
  for (const name of hidden) delete headers[name];
  // Without a rule a browser makes one of its own from Last-Modified, and shows the prices of the company before.
  if (!headers['cache-control'] && !headers.expires) headers['cache-control'] = 'no-store';
  if (typeof headers.location === 'string') headers.location = ownLocation(headers.location, backend);
  const cookies = headers['set-cookie'];
  if (cookies) headers['set-cookie'] = [cookies].flat().map((cookie) => ownCookie(cookie, isSecure(request)));
  return headers;
}

/** An address of the backend becomes a path of ours; any other stays as it is. */
export function ownLocation(location: string, backend: URL): string {
  // Node gives a character for each byte; taken for letters, those of a Turkish word would be encoded twice.
  const encoded = location.replace(
    /[\x80-\xff]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const target = URL.parse(encoded, backend);
  if (target?.host !== backend.host) return location;
  const isRelative = !/^([a-z][a-z\d+.-]*:|\/)/i.test(location);
  return isRelative ? location : target.pathname.replace(/^\/{2,}/, '/') + target.search + target.hash;
}

/**
 * A cookie of the backend as a cookie of this origin: no Domain, and over plain http no Secure either, since the browser
 * would refuse it (and with it SameSite=None and Partitioned, which need Secure).
 */
export function ownCookie(cookie: string, hasTls: boolean): string {
  const dropped = hasTls ? /^domain=/i : /^(domain=.*|secure|samesite=none|partitioned)$/i;
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  return [pair, ...attributes.filter((attribute) => !dropped.test(attribute))].join('; ');
}
