import { formatQuantity } from '../../../primitives/NumberField/parseQuantity.ts';
import { quantityOf } from '../rows/OrderRow.ts';
import type { CodeRows } from '../rows/CodeRows.ts';

/** Shows a list that was changed elsewhere, in another tab or by what was taken back. What is typed and is no quantity stays. */
export function followList(
  rows: CodeRows,
  list: readonly { readonly code: string; readonly quantity: number }[],
): void {
  const shown = rows.ids().slice(0, -1);
  const isSame =
    shown.length === list.length && list.every(({ code }, at) => codeOf(rows, shown[at]) === code);
  if (!isSame) {
    rows.replaceAll(list.map(({ code, quantity }) => ({ code, quantity: formatQuantity(quantity) })));
    return;
  }
  for (const [at, { quantity }] of list.entries()) {
    const id = shown[at];
    const typed = id === undefined ? undefined : quantityOf(rows.view(id).row);
    if (id !== undefined && typed !== undefined && typed !== quantity)
      rows.typeQuantity(id, formatQuantity(quantity));
  }
}

const codeOf = (rows: CodeRows, id: number | undefined) =>
  id === undefined ? undefined : rows.view(id).row.code;
