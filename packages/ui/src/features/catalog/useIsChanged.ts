import type { ListSource } from '@vitrin/api-client/catalog/productList';
import { useState } from 'react';
import type { ResolvedCatalogQuery } from './catalogQuery.ts';

/**
 * Whether page, order or filter of the list that is shown have been changed since it was opened: who comes back to a list may
 * see what is there, who changes it wants to know what is true now.
 */
export function useIsChanged(source: ListSource, query: ResolvedCatalogQuery): boolean {
  const list = JSON.stringify(source);
  const asked = JSON.stringify(query);
  const [shown, show] = useState({ list, asked, isChanged: false });
  if (shown.list === list && shown.asked === asked) return shown.isChanged;
  const isChanged = shown.list === list;
  show({ list, asked, isChanged });
  return isChanged;
}
