import createClient, { type Client } from 'openapi-fetch';
import { ApiError, isApiError } from './apiError.ts';
import {
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
type CallInit = { readonly signal: AbortSignal };

/** One request of the contract, sent through the typed client. Its answer is an `A` by the contract; what comes is read first. */
export type Send<A = unknown> = (
  client: Client<paths>,
  init: CallInit,
) => Promise<{ data?: A; response: Response }>;

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

/** The backend. Every call rejects with an `ApiError`, or with its signal's reason when it is aborted. */
export interface Api {
  /**
   * Asks for something; a broken connection or an answer of a gateway (502, 504, …) is tried once more. `read` gives
   * undefined for a wrong answer.
   */
  read<A, T>(send: Send<A>, read: BodyReader<A, T>, options?: CallOptions): Promise<T>;
  /** Changes something and reads the answer. Sent once. */
  write<A, T>(send: Send<A>, read: BodyReader<A, T>, options?: CallOptions): Promise<T>;
  /** Changes something, for which any answer that is no refusal will do; gives its JSON, undefined if it is none. Sent once. */
  command<A>(send: Send<A>, options?: CommandOptions): Promise<Wire<A>>;
  /** Tells of every call that found the session gone or its rights refused; gives the function that ends this. */
  onSessionLost(listener: (loss: SessionLoss) => void): () => void;
}

export interface ApiSettings {
  /** Origin of the backend; '' is the page's own. */
  readonly baseUrl?: string;
  readonly fetch?: (request: Request) => Promise<Response>;
}

const retryDelay = 250;

/** Opens the backend. Cookies are the session, so one instance serves one origin. */
export function createApi({
  baseUrl = '',
  fetch = (request) => globalThis.fetch(request),
}: ApiSettings = {}): Api {
  const client = createClient<paths>({
    baseUrl,
    fetch,
    headers: { Accept: 'application/json' },
  });
  const listeners = new Set<(loss: SessionLoss) => void>();

  async function receive(send: Send, signal: AbortSignal, isLarge = false) {
    const init = { signal, parseAs: isLarge ? 'blob' : 'text' };
    const { data, response } = await send(client, init);
    if (data instanceof Blob) return { text: await readBody(data.stream()), response };
    return { text: typeof data === 'string' ? data : '', response };
  }

  async function attempt(send: Send, signal: AbortSignal, options: CommandOptions): Promise<string> {
    const { text, response } = await receive(send, signal, options.isLarge).catch((cause: unknown) => {
      throw new ApiError('offline', { cause });
    });
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

  return {
    read(send, read, options = {}) {
      const run = async (signal: AbortSignal) => {
        const first = attempt(send, signal, options);
        const text = await first.catch(async (error: unknown) => {
          if (signal.aborted || !isPassing(error)) throw error;
          await pause(retryDelay, signal);
          return attempt(send, signal, options);
        });
        return understand(text, read);
      };
      const work = withTimeLimit(run, options.limit ?? timeLimit.read, options.signal);
      return settle(work, false, options.isPublic);
    },
    write(send, read, options = {}) {
      const run = async (signal: AbortSignal) => understand(await attempt(send, signal, options), read);
      const work = withTimeLimit(run, options.limit ?? timeLimit.write, options.signal);
      return settle(work, true, options.isPublic);
    },
    command<A>(send: Send<A>, options: CommandOptions = {}) {
      const run = async (signal: AbortSignal) => {
        const body = parseBody<A>(await attempt(send, signal, options));
        const refusal = readRefusal(body);
        if (refusal !== undefined) throw new ApiError('server', { refusal });
        return body;
      };
      const work = withTimeLimit(run, options.limit ?? timeLimit.write, options.signal);
      return settle(work, true, options.isPublic);
    },
    onSessionLost(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function understand<A, T>(text: string, read: BodyReader<A, T>): T {
  const body = parseBody<A>(text);
  const result = body === undefined ? undefined : read(body);
  if (result === undefined) throw new ApiError('unreadable');
  return result;
}
