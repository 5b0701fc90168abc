import type { SavedRow } from '../../features/quick-order/list/saveRows.ts';
import { isProblem, isTold } from '../../features/quick-order/rows/OrderRow.ts';
import type { OrderRows } from '../../features/quick-order/rows/OrderRows.ts';
import { stateWords } from '../../features/quick-order/rows/stateWords.ts';

/** The rows that are not right, each with what is wrong. */
export const faultyRows = (rows: OrderRows): readonly SavedRow[] =>
  rows.ids().flatMap((id) => {
    const { row, state } = rows.view(id);
    if (!isProblem(row, state)) return [];
    const reason = row.reason ?? (isTold(state.kind) ? stateWords[state.kind] : '');
    return [{ code: row.code, quantity: quantityCell(row.quantity), reason }];
  });

/** A number where it is one, as a spreadsheet wants it. */
const quantityCell = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : text);
