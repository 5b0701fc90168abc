import { useQuery } from '@tanstack/react-query';
import { stockLocationsQuery } from '@vitrin/api-client/product/stockLocations';
import type { Identity } from '@vitrin/api-client/identity';
import type { Id } from '@vitrin/api-client/read/readId';

/** Stock of a product by warehouse. */
export const useStockLocations = (identity: Identity, id: Id) => useQuery(stockLocationsQuery(identity, id));
