import { useQuery } from '@tanstack/react-query';
import { productQuery } from '@vitrin/api-client/product/product';
import type { Identity } from '@vitrin/api-client/identity';
import type { Id } from '@vitrin/api-client/read/readId';

/** A product and its category. */
export const useProduct = (identity: Identity, id: Id) => useQuery(productQuery(identity, id));
