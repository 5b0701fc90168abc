import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import { productQuery } from '@vitrin/api-client/queries/product';
import type { Identity } from '@vitrin/api-client/read/readApplication';
import type { Id } from '@vitrin/api-client/read/readId';

/** A product and its category. */
export const useProduct = (identity: Identity, id: Id) => useQuery(productQuery(api, identity, id));
