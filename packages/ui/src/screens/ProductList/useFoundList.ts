import type { ListSource } from '@vitrin/api-client/catalog/productList';
import type { Identity } from '@vitrin/api-client/identity';
import type { ResolvedCatalogQuery } from '../../features/catalog/catalogQuery.ts';
import { useIsChanged } from '../../features/catalog/useIsChanged.ts';
import { useProductList } from '../../features/catalog/useProductList.ts';
import { readAsAmerican } from '../../text/foldCode.ts';

/** A page of a list; what a search does not find as it was typed is asked for as a scanner of another keyboard means it. */
export function useFoundList(identity: Identity, source: ListSource, query: ResolvedCatalogQuery) {
  const isChanged = useIsChanged(source, query);
  const typed = useProductList(identity, source, query, isChanged);
  const reading =
    source.type === 'search' && typed.data?.isEmpty === true ? readAsAmerican(source.q) : undefined;
  const read = useProductList(
    identity,
    reading === undefined ? undefined : { type: 'search', q: reading },
    query,
    isChanged,
  );
  // Where there is no other reading, nothing is asked, but what was read of all products before may be there.
  return reading !== undefined && read.data?.isEmpty === false ? read : typed;
}
