import createClient from 'openapi-fetch';
import { ApiError, isApiError } from './apiError.ts';
import {
  asksToWait,
  comesFromLogin,
  errorOfStatus,
  isLoginPage,
  isPassing,
  isUnfollowedRedirect,
  leavesOutcomeOpen,
  parseBody,
} from './judgeResponse.ts';
import { readBody } from './readBody.ts';
import type { BodyReader } from './read/expectBody.ts';
import { readRefusal } from './read/readRefusal.ts';
import type { Wire } from './read/Wire.ts';
import type { paths } from './schema.d.ts';
import { pause, timeLimit, withTimeLimit } from './timeLimit.ts';

/**
 * What every call hands to openapi-fetch. Answers are taken as text or bytes, since the label on them cannot be trusted; that
 * is not said here, so that the answer has the type the contract gives it.
 */
export type CallInit = { readonly signal: AbortSignal };

/** One request of the contract, sent through `backend`. Its answer is an `A` by the contract; what comes is read first. */
export type Send<A = unknown, Init = CallInit> = (init: Init) => Promise<{ data?: A; response: Response }>;

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds; by default the limit of a read or of a write. */
  readonly limit?: number;
  /** A call of the login page itself: there is no session it could lose. */
  readonly isPublic?: boolean;
  /** An answer that may have megabytes: its text is read in pieces. */
  readonly isLarge?: boolean;
}

export interface CommandOptions extends CallOptions {
  /** A redirect that was not followed is success. */
  readonly acceptsRedirect?: boolean;
}

/** What brought the session into doubt. */
export type SessionLoss = 'sessionLost' | 'forbidden';

/** Where there is no page (tests in Node), an address needs an origin all the same. */
const baseUrl = typeof location === 'undefined' ? 'http://localhost' : '';

/**
 * The backend on the page's own origin, whose cookies are the session. What it answers in tests and stories is said where any
 * browser would ask: at `fetch`, or by a service worker.
 */
export const backend = /* @__PURE__ */ createClient<paths>({
  baseUrl,
  fetch: (request) => globalThis.fetch(request),
  headers: { Accept: 'application/json' },
});

/**
 * Asks for something; a broken connection or an answer of a gateway (502, 504, …) is tried once more, unless the answer says
 * when to ask again.
 * @param reader gives undefined for a wrong answer
 * @throws ApiError, or the reason of the signal when it is aborted
 */
export function read<A, T>(send: Send<A>, reader: BodyReader<A, T>, options: CallOptions = {}): Promise<T> {
  const run = async (signal: AbortSignal) => {
    const first = attempt(send, signal, options);
    const text = await first.catch(async (error: unknown) => {
      if (signal.aborted || !isPassing(error) || asksToWait(error)) throw error;
      await pause(retryDelay, signal);
      return attempt(send, signal, options);
    });
    return understand(text, reader);
  };
  const work = withTimeLimit(run, options.limit ?? timeLimit.read, options.signal);
  return settle(work, false, options.isPublic);
}

/**
 * Changes something and reads the answer. Sent once.
 * @throws ApiError, or the reason of the signal when it is aborted
 */
export function write<A, T>(send: Send<A>, reader: BodyReader<A, T>, options: CallOptions = {}): Promise<T> {
  const run = async (signal: AbortSignal) => understand(await attempt(send, signal, options), reader);
  const work = withTimeLimit(run, options.limit ?? timeLimit.write, options.signal);
  return settle(work, true, options.isPublic);
}

/**
 * Changes something, for which any answer that is no refusal will do; gives its JSON, undefined if it is none. Sent once.
 * @throws ApiError, or the reason of the signal when it is aborted
 */
export function command<A>(send: Send<A>, options: CommandOptions = {}): Promise<Wire<A>> {
  const run = async (signal: AbortSignal) => {
    const body = parseBody<A>(await attempt(send, signal, options));
    const refusal = readRefusal(body);
    if (refusal !== undefined) throw new ApiError('server', { refusal });
    return body;
  };
  const work = withTimeLimit(run, options.limit ?? timeLimit.write, options.signal);
  return settle(work, true, options.isPublic);
}

const listeners = new Set<(loss: SessionLoss) => void>();

/** Tells of every call that found the session gone or its rights refused; gives the function that ends this. */
export function onSessionLost(listener: (loss: SessionLoss) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let tellCall: (hasAnswer: boolean) => void = () => undefined;

/** Tells one listener of every call that was not given up whether it had any answer, of an error too. */
export const onCall = (listener: typeof tellCall): void => {
  tellCall = listener;
};

const retryDelay = 250;

async function receive(send: Send, signal: AbortSignal, isLarge = false) {
  const init = { signal, parseAs: isLarge ? 'blob' : 'text' };
  const { data, response } = await send(init);
  if (data instanceof Blob) return { text: await readBody(data.stream()), response };
  return { text: typeof data === 'string' ? data : '', response };
}

async function attempt(send: Send, signal: AbortSignal, options: CommandOptions): Promise<string> {
  const { text, response } = await receive(send, signal, options.isLarge).catch((cause: unknown) => {
    if (!signal.aborted) tellCall(false);
    throw new ApiError('offline', { cause });
  });
  tellCall(true);
  if (!options.isPublic && (comesFromLogin(response) || isLoginPage(text))) {
    throw new ApiError('sessionLost');
  }
  if (options.acceptsRedirect && isUnfollowedRedirect(response)) return '';
  const error = errorOfStatus(response);
  if (error) throw error;
  return text;
}

async function settle<T>(work: Promise<T>, isWrite: boolean, isPublic: boolean | undefined): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (!isPublic && (error.kind === 'sessionLost' || error.kind === 'forbidden')) {
      for (const listener of listeners) listener(error.kind);
    }
    if (!isWrite || !leavesOutcomeOpen(error)) throw error;
    throw new ApiError(error.kind, { status: error.status, isOutcomeUnknown: true, cause: error.cause });
  }
}

function understand<A, T>(text: string, reader: BodyReader<A, T>): T {
  const body = parseBody<A>(text);
  const result = body === undefined ? undefined : reader(body);
  if (result === undefined) throw new ApiError('unreadable');
  return result;
}
