import { ApiError, type ApiErrorKind } from './apiError.ts';
import type { Wire } from './read/Wire.ts';

const loginAddress = /\/login\/?$/i;
const loginForm = /<form\b[^>]*\baction\s*=\s*["']?[^"'\s>]*login|<input\b[^>]*\btype\s*=\s*["']?password/i;

/**
 * Gateways answer these in place of a backend that did not: the request may or may not have reached it. 520 to 524 are
 * Cloudflare's (https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-5xx-errors/).
 */
const gatewayStatuses: readonly number[] = [502, 503, 504, 520, 521, 522, 523, 524];

/** Whether a failure may pass by itself, so that a read is worth a second attempt. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'offline' || (error.status !== undefined && gatewayStatuses.includes(error.status));
}

/** Whether a refusing answer says when to ask again. */
export const asksToWait = (error: unknown): boolean =>
  error instanceof ApiError && error.cause instanceof Response && error.cause.headers.has('retry-after');

/** Whether a write that failed like this may have been carried out all the same. */
export function leavesOutcomeOpen(error: ApiError): boolean {
  return isPassing(error) || error.kind === 'timeout' || error.kind === 'unreadable';
}

/** Whether the answer is, or would have been, a page fetched from the login's address. */
export function comesFromLogin(response: Response): boolean {
  const from = response.redirected ? response.url : (response.headers.get('location') ?? '');
  return loginAddress.test(from.split(/[?#]/, 1)[0] ?? '');
}

/** A redirect that was not followed: opaque in browsers, plain elsewhere. */
export function isUnfollowedRedirect(response: Response): boolean {
  return response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400);
}

/** The error a refusing status stands for, undefined for 2xx. Its cause is the answer, for `waitOf`. */
export function errorOfStatus(response: Response): ApiError | undefined {
  const { ok, status } = response;
  return ok ? undefined : new ApiError(kindOfStatus(status), { status, cause: response });
}

function kindOfStatus(status: number): ApiErrorKind {
  if (status === 401) return 'sessionLost';
  if (status === 403) return 'forbidden';
  return status === 404 || status === 410 ? 'notFound' : 'server';
}

/** Whether a page of HTML asks to sign in. */
export function isLoginPage(text: string): boolean {
  const head = text.slice(0, 65_536);
  return /^\s*</.test(head) && loginForm.test(head);
}

/** The JSON of an answer, whatever its content type says; undefined when it is none. */
export function parseBody<A>(text: string): Wire<A> {
  try {
    const body: Wire<A> = JSON.parse(text);
    return body;
  } catch {
    return undefined;
  }
}
