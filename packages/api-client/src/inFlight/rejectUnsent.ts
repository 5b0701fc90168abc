import { ApiError, isApiError } from '../apiError.ts';

/**
 * What failed before a write was sent leaves nothing open: not even a read that was called off because the page is being
 * left with the session it lost.
 * @throws ApiError always
 */
export function rejectUnsent(error: unknown): never {
  throw isApiError(error) ? error : new ApiError('offline', { cause: error });
}
