import { useQuery } from '@tanstack/react-query';
import { brandsQuery } from '@vitrin/api-client/brands/brands';
import type { Identity } from '@vitrin/api-client/identity';

/** All brands of the shop. */
export const useBrands = (identity: Identity) => useQuery(brandsQuery(identity));
