import { isApiError } from '@vitrin/api-client/apiError';

/** Whether a write that failed was refused for certain, or may have been carried out although no answer says so. */
export const outcomeOf = (error: unknown): 'refused' | 'unknown' =>
  isApiError(error) && !error.isOutcomeUnknown ? 'refused' : 'unknown';

/** The reason the shop gave for refusing; '' when it gave none. */
export const refusalOf = (error: unknown): string => (isApiError(error) ? error.refusal : '');
