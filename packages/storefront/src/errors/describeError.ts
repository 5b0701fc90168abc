import { isApiError } from '@vitrin/api-client/apiError';

/** How an error came to our ears. */
export type ErrorOrigin = 'uncaught' | 'rejection' | 'screen' | 'policy';

/** All that is ever told of an error. Every text in it is one of ours: there is no place for what a person typed or read. */
export interface ErrorReport {
  readonly origin: ErrorOrigin;
  readonly name: string;
  /** Kind and status of a call that failed. */
  readonly call?: string;
  /** `index-4AtzK5bF.js:1:2345`, innermost first; only files of this build. */
  readonly frames: readonly string[];
  /** Pattern of the address, `/product/:id`. */
  readonly screen: string;
  /** The build's entry file. */
  readonly build: string;
}

/** What of the page a report may name. */
export interface ReportedPage {
  /** Pattern of the present address. */
  readonly screen: string;
  /** Names of the script files this page has loaded, the entry first. */
  readonly scripts: readonly string[];
}

const names =
  /^(?:Error|TypeError|RangeError|ReferenceError|SyntaxError|URIError|AggregateError|ApiError|AbortError|DataCloneError|InvalidStateError|NotAllowedError|NotSupportedError|QuotaExceededError|SecurityError|TimeoutError)$/;

const depth = 20;

/**
 * What may be told of an error. Its message is left out: messages hold what somebody typed, a name, an address, a card. The
 * places in our files say where it went wrong, and with the build's source maps what.
 */
export function describeError(origin: ErrorOrigin, error: unknown, page: ReportedPage): ErrorReport {
  const name = error instanceof Error && names.test(error.name) ? error.name : 'Error';
  return {
    origin,
    name,
    ...(isApiError(error) ? { call: [error.kind, error.status].filter(Boolean).join(' ') } : {}),
    frames: framesOf(error, page.scripts),
    screen: page.screen,
    build: page.scripts[0] ?? '',
  };
}

function framesOf(error: unknown, scripts: readonly string[]): readonly string[] {
  const stack = error instanceof Error && typeof error.stack === 'string' ? error.stack : '';
  const places = stack.matchAll(/\/spa\/assets\/([\w.-]+\.js):(\d{1,7}):(\d{1,7})\)?$/gm);
  return [...places]
    .filter(([, file = '']) => scripts.includes(file))
    .slice(0, depth)
    .map(([, file = '', line = '', column = '']) => `${file}:${line}:${column}`);
}
