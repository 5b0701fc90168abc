import { nextTurn } from '@vitrin/api-client/runSteps';
import { rowLimit } from '../../features/quick-order/file/rowLimit.ts';
import type { ListLine } from '../../features/quick-order/list/ListLine.ts';
import { addLines } from '../../features/quick-order/rows/addLines.ts';
import type { OrderRows } from '../../features/quick-order/rows/OrderRows.ts';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { formatCount } from '../../text/formatAmount.ts';

export { readPastedList } from '../../features/quick-order/list/readPastedList.ts';

/**
 * Puts the lines of a list below the rows. Thousands of them: to have them, to render them and to lead to the last of them takes a
 * turn each.
 * @returns what is said of it; undefined where there is no room for them, which has been said
 */
export async function bringLines(rows: OrderRows, lines: readonly ListLine[]): Promise<string | undefined> {
  if (rows.ids().length - 1 + lines.length > rowLimit) {
    toasts.show({
      tone: 'critical',
      title: `Listede en çok ${formatCount(rowLimit)} satır olur; önce bir kısmını sepete ekleyin.`,
    });
    return undefined;
  }
  await nextTurn();
  const { added, summed } = addLines(rows, lines);
  await nextTurn();
  return summed > 0
    ? `${formatCount(added)} satır eklendi, aynı koddan ${formatCount(summed)} satır birleştirildi.`
    : `${formatCount(added)} satır eklendi.`;
}
