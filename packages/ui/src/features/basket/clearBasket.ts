import type { QueryClient } from '@tanstack/react-query';
import { type Basket, type BasketLine, basketQuery, readBasketNow } from '@vitrin/api-client/basket/basket';
import { removeLineMutation } from '@vitrin/api-client/basket/changeLines';
import type { Identity } from '@vitrin/api-client/identity';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { formatCount } from '../../text/formatAmount.ts';
import { words } from '../../text/words.ts';
import { runMutation } from '../../write/runMutation.ts';
import type { LineQueue } from './LineQueue.ts';
import { lineQueueOf } from './lineQueueOf.ts';
import { linesToRestore, type RestoreLines } from './useRestoreLines.ts';

/** Empties the basket as `useClearBasket` says. Never rejects. */
export async function clearBasket(
  queries: QueryClient,
  identity: Identity,
  restore: RestoreLines,
): Promise<void> {
  const query = basketQuery(identity);

  /** What the server has now; undefined when it does not say. */
  const readRest = () => readBasketNow(queries, identity).catch(() => undefined);

  const undoOf = (lines: readonly BasketLine[]) => {
    const restored = linesToRestore(lines);
    return restored.length === 0
      ? {}
      : {
          action: {
            label: words.undo,
            onPress: () => void restore(restored, lines.length - restored.length),
          },
        };
  };

  const queue = lineQueueOf(queries, identity);
  queue.flush();
  await queue.whenIdle();
  const before = await shownLines(queries.getQueryData(query.queryKey), queue, readRest);
  if (before === undefined) {
    toasts.show({ tone: 'critical', title: 'Sepetiniz boşaltılamadı. Tekrar deneyin.' });
    return;
  }
  const { basket, lines } = before;
  let removed = 0;
  try {
    for (const { rowId } of lines) {
      // One after the other: the legacy basket is rewritten as a whole by each of them.
      await runMutation(queries, removeLineMutation(), { basketId: basket.id, rowId });
      removed += 1;
    }
  } catch {
    const rest = await readRest();
    const stays = new Set(rest?.lines.map(({ rowId }) => rowId));
    const gone = rest ? lines.filter(({ rowId }) => !stays.has(rowId)) : lines.slice(0, removed);
    toasts.show({ ...partly(gone.length, lines.length - gone.length), ...undoOf(gone) });
    return;
  }
  toasts.show({ tone: 'info', title: 'Sepetiniz boşaltıldı.', ...undoOf(lines) });
}

/** The rows with the quantities that stand in them: what a refetch has not brought yet, or taken away, is asked for. */
async function shownLines(
  cached: Basket | undefined,
  queue: LineQueue,
  read: () => Promise<Basket | undefined>,
) {
  const isChanged = ({ rowId }: BasketLine) => {
    const { quantity, isRemoved } = queue.get(rowId);
    return quantity !== undefined || isRemoved;
  };
  const isOld = cached?.lines.some(isChanged) ?? true;
  const basket = isOld ? await read() : cached;
  return basket && { basket, lines: basket.lines };
}

const partly = (gone: number, left: number) =>
  ({
    tone: 'critical',
    title: 'Sepetiniz tam boşaltılamadı.',
    message: `${formatCount(gone)} ürün çıkarıldı, ${formatCount(left)} ürün sepetinizde duruyor.`,
  }) as const;
