import type { QueryClient } from '@tanstack/react-query';
import { catalogKey } from '@vitrin/api-client/catalog/catalogKey';
import type { ProductList } from '@vitrin/api-client/catalog/productList';
import type { Identity } from '@vitrin/api-client/identity';
import { productQuery } from '@vitrin/api-client/product/product';
import type { Id } from '@vitrin/api-client/read/readId';
import type { Selection } from '../../features/catalog/createSelection.ts';
import type { SavableLine } from '../../features/lists/SavableList.ts';

/**
 * The codes of chosen products: of what this page has read in lists, else, for those chosen on pages that are forgotten by now, of
 * the products themselves. '' where that cannot be read.
 */
export async function findCodes(
  queries: QueryClient,
  identity: Identity,
  selection: Selection,
): Promise<readonly SavableLine[]> {
  const read = queries
    .getQueriesData<ProductList>({ queryKey: catalogKey(identity) })
    .flatMap(([, list]) => list?.products ?? []);
  const known = new Map(read.map(({ id, code, barcode }) => [String(id), code === '' ? barcode : code]));
  const codeOf = async (id: Id) => {
    const { product } = await queries.fetchQuery(productQuery(identity, id));
    return product ? product.code || product.barcode : '';
  };
  const found: SavableLine[] = [];
  // One after the other: hardly any, and the shop is not to be asked for many things at once.
  for (const [id] of selection.texts()) {
    const code = known.get(String(id)) ?? (await codeOf(id).catch(() => ''));
    found.push({ code, quantity: selection.get(id)?.quantity });
  }
  return found;
}
