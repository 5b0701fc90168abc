import { queryOptions } from '@tanstack/react-query';
import { homeApi, type PromotionType } from '../calls/home.ts';
import type { Api } from '../client.ts';
import type { Identity } from '../read/readApplication.ts';
import { identityKey } from './identityKey.ts';
import { fresh, once } from './queryDefaults.ts';

/** Promotions of one kind. */
export const promotionsQuery = (api: Api, identity: Identity, type: PromotionType) =>
  queryOptions({
    queryKey: [identityKey(identity), 'home', 'promotions', type],
    queryFn: ({ signal }) => homeApi(api).promotions(type, signal),
    staleTime: fresh.session,
    ...once,
  });

/** A titled list of products, by its key on the backend; it carries prices. */
export const productSliderQuery = (api: Api, identity: Identity, key: string) =>
  queryOptions({
    queryKey: [identityKey(identity), 'home', 'slider', key],
    queryFn: ({ signal }) => homeApi(api).slider(key, 0, signal),
    staleTime: fresh.catalogue,
    ...once,
  });
