import type { Api } from '../client.ts';
import { expectList } from '../read/expectBody.ts';
import { isRecord, readField } from '../read/readField.ts';
import type { Id } from '../read/readId.ts';
import { readProductDetail, type ProductDetail } from '../read/readProductDetail.ts';
import { readStockLocations, type StockLocation } from '../read/readStockLocations.ts';
import { pathId } from './pathId.ts';

/** One product. */
export const productApi = (api: Api) => ({
  /** GET /product/{id}; a product that is no longer sold is an answer without `product`. */
  get: async (id: Id, signal?: AbortSignal): Promise<ProductDetail> => {
    const path = { id: pathId(id) };
    return api.read(
      (client, init) => client.GET('/product/{id}', { ...init, params: { path } }),
      (body) => {
        const product = readField(body, 'stok');
        return product === null || isRecord(product) ? readProductDetail(body) : undefined;
      },
      { signal },
    );
  },

  /** GET /product/stoklokasyon: stock by warehouse. */
  stockLocations: (id: Id, signal?: AbortSignal): Promise<readonly StockLocation[]> =>
    api.read(
      (client, init) => client.GET('/product/stoklokasyon', { ...init, params: { query: { id } } }),
      expectList(readStockLocations),
      { signal },
    ),
});
