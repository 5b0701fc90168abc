import type { QueryClient } from '@tanstack/react-query';
import { toasts } from '../../../primitives/Toast/toasts.ts';
import { formatCount } from '../../../text/formatAmount.ts';
import { rowLimit } from '../file/rowLimit.ts';
import type { OrderedLine } from '../list/ListLine.ts';
import { addLines } from '../rows/addLines.ts';
import { keepRows } from '../rows/keptRows.ts';
import { orderOf } from '../rows/orderOf.ts';

/**
 * Puts lines into Hızlı Sipariş, below what stands there; those of a code that stands already are added to it, which is said.
 * @param owner `identityKey`
 * @returns false where there is no room for them: then it is said, and nothing is put there
 */
export function handOver(queries: QueryClient, owner: string, lines: readonly OrderedLine[]): boolean {
  const { rows } = orderOf(queries, owner);
  if (rows.saved().length + lines.length > rowLimit) {
    toasts.show({
      tone: 'critical',
      title: `Hızlı Siparişte en çok ${formatCount(rowLimit)} satır olur; önce oradakileri sepete ekleyin veya temizleyin.`,
    });
    return false;
  }
  // Its screen is not there yet to keep them.
  const stopKeeping = keepRows(owner, rows);
  const { summed } = addLines(rows, lines);
  stopKeeping();
  if (summed > 0) {
    toasts.show({ tone: 'info', title: `Aynı koddan ${formatCount(summed)} satır birleştirildi.` });
  }
  return true;
}
