export { api } from './api.ts';
export { ApiError, isApiError, type ApiErrorKind } from './apiError.ts';
export { createApi, type Api, type ApiSettings, type SessionLoss } from './client.ts';
