import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import { brandsQuery } from '@vitrin/api-client/queries/brands';
import type { Identity } from '@vitrin/api-client/read/readApplication';

/** All brands of the shop. */
export const useBrands = (identity: Identity) => useQuery(brandsQuery(api, identity));
