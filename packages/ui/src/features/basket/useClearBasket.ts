import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { basketKey } from '@vitrin/api-client/basket/basketKey';
import { type Basket, type BasketLine, basketQuery, readBasketNow } from '@vitrin/api-client/basket/basket';
import { removeLineMutation } from '@vitrin/api-client/basket/changeLines';
import { once } from '@vitrin/api-client/queries/queryDefaults';
import type { Identity } from '@vitrin/api-client/identity';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { formatCount } from '../../text/formatAmount.ts';
import { words } from '../../text/words.ts';
import type { LineQueue } from './LineQueue.ts';
import { lineQueueOf } from './lineQueueOf.ts';
import { runMutation } from '../../write/runMutation.ts';
import { linesToRestore, useRestoreLines } from './useRestoreLines.ts';

const clearingOf = (identity: Identity) => ({ mutationKey: [...basketKey(identity), 'clear'] });

/**
 * Whether the basket is being emptied, which goes on while its screen is left: whoever comes back meanwhile, or looks into
 * the mini basket, must neither remove rows a second time nor order what is left.
 */
export const useIsClearing = (identity: Identity): boolean => useIsMutating(clearingOf(identity)) > 0;

/**
 * Empties the basket row by row, since the backend knows no other way, and offers to put everything back. Stops at the
 * first row that cannot be removed and says how far it came, by what the server then has.
 */
export function useClearBasket(identity: Identity) {
  const queries = useQueryClient();
  const restore = useRestoreLines(identity);
  const query = basketQuery(identity);
  const clearing = clearingOf(identity);
  const isPending = useIsClearing(identity);

  /** What the server has now; undefined when it does not say. */
  const readRest = () => readBasketNow(queries, identity).catch(() => undefined);

  const removeAll = async () => {
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
  };

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

  const clear = async () => {
    if (queries.isMutating(clearing) > 0) return;
    const mutationFn = async () => {
      await removeAll();
      await queries.invalidateQueries({ queryKey: basketKey(identity) });
    };
    await runMutation(queries, { ...clearing, ...once, mutationFn }, undefined);
  };

  return { clear, isPending };
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
