import { isApiError } from '@vitrin/api-client/apiError';
import { waitOf } from '@vitrin/api-client/waitOf';

/** Milliseconds to wait where the shop says that it is too much, and not for how long. */
const usualDelay = 2000;
/** A timer takes no more than some weeks, and nobody waits for an hour. */
const mostDelay = 60 * 60_000;

/** Milliseconds to wait after a refusal for haste (429, 503), as long as it asks for; undefined for any other failure. */
export const delayOf = (error: unknown): number | undefined =>
  isApiError(error) && (error.status === 429 || error.status === 503)
    ? Math.min(waitOf(error) ?? usualDelay, mostDelay)
    : undefined;
