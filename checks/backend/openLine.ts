import { isApiError } from '../../packages/api-client/src/apiError.ts';
import { parseBody } from '../../packages/api-client/src/judgeResponse.ts';
import { findFlaw } from '../fuzz/findFlaw.ts';
import { createCookieJar } from './cookieJar.ts';
import type { AskedExchange, Asker, Exchange } from './Exchange.ts';
import { operationOf } from './readOperations.ts';

/** Sends a request and follows no redirect. */
export type Transport = (request: Request) => Promise<Response>;

/** A line to a backend: what is asked over it is written down. */
export interface Line {
  /**
   * Has the shop's own client ask, over the wire instead of from a page, and writes down what went over it.
   * @param variant what sets this call apart from another of the same operation
   * @returns what the client read; undefined where it could not use the answer
   */
  readonly ask: <T>(run: () => Promise<T>, variant?: string) => Promise<T | undefined>;
  /** Asks an address that no client reads, a picture or a page of the backend's own, in the name of an operation. */
  readonly open: (operation: string, address: string) => Promise<Exchange | undefined>;
  /** From here on it is the signed-in member who asks. */
  readonly signedIn: () => void;
  readonly exchanges: readonly AskedExchange[];
}

const mostHops = 5;

/** @param backend the origin to ask, whatever address the client thinks it has */
export function openLine(backend: URL, transport: Transport): Line {
  const exchanges: AskedExchange[] = [];
  const jar = createCookieJar();
  let who: Asker = 'visitor';

  const send = async (request: Request, variant: string, seen: Exchange[], named?: string) => {
    const asked = new URL(request.url);
    const operation = named ?? operationOf(request.method, asked.pathname) ?? asked.pathname;
    let target = new URL(asked.pathname + asked.search, backend);
    let method = request.method;
    let body = method === 'GET' || method === 'HEAD' ? undefined : await request.arrayBuffer();
    const hops: string[] = [];
    const began = performance.now();
    const note = (status: number, headers: Headers, bytes: Uint8Array, silence: string) => {
      const text = new TextDecoder().decode(bytes);
      seen.push({
        operation,
        variant,
        who,
        method: request.method,
        status,
        headers,
        bytes,
        text,
        body: parseBody(text),
        milliseconds: performance.now() - began,
        hops,
        silence,
      });
    };
    try {
      for (;;) {
        const headers = new Headers(request.headers);
        headers.set('User-Agent', 'Vitrin backend check');
        if (jar.header() !== '') headers.set('Cookie', jar.header());
        if (method !== 'GET') {
          headers.set('Origin', backend.origin);
          headers.set('Referer', `${backend.origin}/spa/`);
        }
        const response = await transport(
          new Request(target, {
            method,
            headers,
            redirect: 'manual',
            signal: request.signal,
            ...(body && { body }),
          }),
        );
        jar.take(response.headers.getSetCookie());
        const location = response.headers.get('location');
        const isRedirect = response.status >= 300 && response.status < 400 && location !== null;
        if (isRedirect) hops.push(location);
        if (isRedirect && request.redirect !== 'manual' && hops.length <= mostHops) {
          const next = URL.parse(location, target);
          // The page's policy lets no call leave for another host.
          if (next?.host !== backend.host) throw new TypeError('leads to another host');
          if (response.status < 307 && method === 'POST') [method, body] = ['GET', undefined];
          target = new URL(next.pathname + next.search, backend);
          continue;
        }
        const bytes = new Uint8Array(await response.arrayBuffer());
        note(response.status, response.headers, bytes, '');
        const isEmpty = bytes.length === 0 || [204, 205, 304].includes(response.status);
        const answer = new Response(isEmpty ? null : bytes, {
          status: response.status,
          headers: response.headers,
        });
        return Object.defineProperties(answer, {
          url: { value: target.href },
          redirected: { value: hops.length > 0 && request.redirect !== 'manual' },
        });
      }
    } catch (error) {
      note(0, new Headers(), new Uint8Array(), silenceOf(error));
      throw error;
    }
  };

  const within = async <T>(
    run: () => Promise<T>,
    variant: string,
    named?: string,
  ): Promise<{ readonly result: T | undefined; readonly seen: readonly Exchange[] }> => {
    const seen: Exchange[] = [];
    const ownFetch = globalThis.fetch;
    globalThis.fetch = (input, init) => send(new Request(input, init), variant, seen, named);
    let result: T | undefined;
    let refused = '';
    try {
      result = await run();
    } catch (error) {
      // A mistake of this check is no answer of the backend.
      if (!isApiError(error)) throw error;
      refused = error.message;
    } finally {
      globalThis.fetch = ownFetch;
    }
    for (const [index, exchange] of seen.entries()) {
      const isLast = index === seen.length - 1;
      const flaw = isLast ? (findFlaw(withoutTheme(result), exchange.text) ?? '') : '';
      exchanges.push({ ...exchange, refused: isLast ? refused : '', flaw });
    }
    return { result, seen };
  };

  return {
    exchanges,
    signedIn: () => void (who = 'member'),
    ask: async (run, variant = '') => (await within(run, variant)).result,
    open: async (operation, address) => {
      const ask = () => globalThis.fetch(new URL(address, backend)).catch(() => undefined);
      return (await within(ask, '', operation)).seen.at(-1);
    },
  };
}

/** Theme settings are kept as they came; the theme judges them itself. */
const withoutTheme = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'themeSettings' in result
    ? { ...result, themeSettings: null }
    : result;

/** The reason in words of ours: those of the system may hold an address. */
function silenceOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
  const code = cause && 'code' in cause ? String(cause.code) : '';
  if (code === 'ECONNREFUSED') return 'nothing listens there';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'no machine has this name';
  if (/CERT|SIGNATURE|TLS|SSL/.test(code)) return `its certificate is not trusted (${code})`;
  if (error instanceof Error && error.message === 'leads to another host') return error.message;
  return isApiError(error, 'timeout') ? 'no answer in time' : 'the connection broke';
}
