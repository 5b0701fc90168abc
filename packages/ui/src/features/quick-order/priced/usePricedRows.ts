import { useEffect, useState } from 'react';
import { formatQuantity } from '../../../primitives/NumberField/parseQuantity.ts';
import type { Lookup } from '../lookup/createLookup.ts';
import { createShopLookup } from '../lookup/createShopLookup.ts';
import { createCodeRows } from '../rows/createCodeRows.ts';
import type { CodeRows } from '../rows/CodeRows.ts';

/**
 * Codes and quantities of a list that is looked at, with what the shop says of them today. They are kept nowhere.
 * @param list the same as long as the component is
 */
export function usePricedRows(list: readonly { readonly code: string; readonly quantity: number }[]): {
  readonly rows: CodeRows;
  readonly lookup: Lookup;
} {
  const [priced] = useState(() => {
    const lookup = createShopLookup();
    const rows = list.map(({ code, quantity }) => ({ code, quantity: formatQuantity(quantity) }));
    return { lookup, rows: createCodeRows(lookup, rows) };
  });
  useEffect(() => priced.rows.attend(), [priced]);
  return priced;
}
