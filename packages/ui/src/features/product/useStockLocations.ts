import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import { stockLocationsQuery } from '@vitrin/api-client/queries/product';
import type { Identity } from '@vitrin/api-client/read/readApplication';
import type { Id } from '@vitrin/api-client/read/readId';

/** Stock of a product by warehouse. */
export const useStockLocations = (identity: Identity, id: Id) =>
  useQuery(stockLocationsQuery(api, identity, id));
