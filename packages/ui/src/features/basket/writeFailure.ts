import { isApiError } from '@vitrin/api-client/apiError';

/** The reason the shop gave for refusing; '' when it gave none. */
export const refusalOf = (error: unknown) => (isApiError(error) ? error.refusal : '');

/** Whether a write may have been carried out although no answer says so. */
export const isUnknown = (error: unknown) => isApiError(error) && error.isOutcomeUnknown;
