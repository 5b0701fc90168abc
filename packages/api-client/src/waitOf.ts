import { isApiError } from './apiError.ts';

/**
 * Milliseconds a refusing answer asks to wait (Retry-After, as seconds or as a date); undefined where it does not say. Read only
 * where somebody waits.
 */
export function waitOf(error: unknown, now = Date.now()): number | undefined {
  if (!isApiError(error) || !(error.cause instanceof Response)) return undefined;
  const text = error.cause.headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
