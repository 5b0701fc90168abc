import type { components, paths } from '@vitrin/api-client/schema';
import { createOpenApiHttp } from 'openapi-msw';

/** Handler factories that know every address, parameter and answer of the contract. */
export const http = createOpenApiHttp<paths>();

/** The contract's shapes by name. */
export type Wire = components['schemas'];

/** Bodies of answers that are not what was asked for, as ASP.NET writes them. */
export const platform = {
  badRequest: { Message: 'The request is invalid.' },
  sessionLost: { Message: 'Authorization has been denied for this request.' },
  forbidden: { Message: 'Access is denied.' },
  failed: { Message: 'An error has occurred.' },
  notFound: { Message: 'No HTTP resource was found that matches the request.' },
} satisfies Record<string, Wire['ErrorBody']>;

/** What a write answers: done, or refused with a Turkish sentence. */
export const outcomeOf = (
  outcome: { readonly ok: true } | { readonly ok: false; readonly message: string },
): Wire['WriteOutcome'] =>
  outcome.ok ? { hasError: false, errorMessage: null } : { hasError: true, errorMessage: outcome.message };
