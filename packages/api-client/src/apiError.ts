/**
 * Why a call failed; there are no other reasons. `offline`: no connection, or it broke. `timeout`: no whole answer within
 * the time limit. `sessionLost`: 401, or the login page in place of an answer. `forbidden`: 403. `notFound`: 404, 410.
 * `server`: any other refusing status, or a refusal inside the answer. `unreadable`: an answer that is not what was asked.
 */
export type ApiErrorKind =
  | 'offline'
  | 'timeout'
  | 'sessionLost'
  | 'forbidden'
  | 'notFound'
  | 'server'
  | 'unreadable';

export interface ApiErrorDetails {
  /** HTTP status, where there was one. */
  readonly status?: number;
  /** A write that the backend may have carried out although no answer says so. */
  readonly isOutcomeUnknown?: boolean;
  /** Reason a refusing answer gives to the user; plain text. Never the text of an error page. */
  readonly refusal?: string;
  readonly cause?: unknown;
}

/**
 * The one error a call rejects with; a call that was aborted rejects with the reason of its signal instead. The message
 * is for developers and holds nothing the server wrote.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly isOutcomeUnknown: boolean;
  readonly refusal: string;

  constructor(kind: ApiErrorKind, details: ApiErrorDetails = {}) {
    const { status, isOutcomeUnknown = false, refusal = '', cause } = details;
    super(status === undefined ? kind : `${kind} (${status})`, { cause });
    this.kind = kind;
    this.status = status;
    this.isOutcomeUnknown = isOutcomeUnknown;
    this.refusal = refusal;
  }
}

/** Whether an error is of a call, and of one of the kinds asked for if any are. */
export function isApiError(error: unknown, ...kinds: readonly ApiErrorKind[]): error is ApiError {
  return error instanceof ApiError && (kinds.length === 0 || kinds.includes(error.kind));
}
