import type { QueryClient } from '@tanstack/react-query';
import { basketApi } from '../calls/basket.ts';
import type { Api } from '../client.ts';
import type { Identity } from '../read/readApplication.ts';
import { basketQuery } from './basket.ts';
import { readNow } from './readNow.ts';

/**
 * Reads the basket for a write that depends on it; it goes on when the screen that shows it is left, for which it has no
 * signal.
 */
export const readBasketNow = (queries: QueryClient, api: Api, identity: Identity) =>
  readNow(queries, { ...basketQuery(api, identity), queryFn: () => basketApi(api).get() });
