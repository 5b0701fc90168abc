import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { isSecure } from './trustedProxies.ts';

/** A name by which a cookie asks the browser to take it over TLS only, whatever its attributes say. */
const tlsOnly = /^(?:__Host-|__Secure-|__Http-)[^=;]*/i;

/**
 * Says once on the log that a cookie of the backend is lost because there is no TLS: its session would never begin, and
 * nothing else would tell why.
 */
export function createCookieNotice(say: (text: string) => void = console.warn) {
  let isSaid = false;
  return (cookies: OutgoingHttpHeaders[string], request: IncomingMessage): void => {
    if (isSaid || cookies === undefined || isSecure(request)) return;
    const [name] = [cookies]
      .flat()
      .map((cookie) => tlsOnly.exec(String(cookie))?.[0])
      .filter(Boolean);
    if (name === undefined) return;
    isSaid = true;
    say(
      `The backend's cookie ${name} is lost: browsers take a cookie of this name over https only. Put TLS in front, with X-Forwarded-Proto: https from one of TRUSTED_PROXIES, or give the cookie another name.`,
    );
  };
}
