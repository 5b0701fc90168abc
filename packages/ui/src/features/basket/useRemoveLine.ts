import { useQueryClient } from '@tanstack/react-query';
import { type BasketLine, basketQuery } from '@vitrin/api-client/basket/basket';
import type { Identity } from '@vitrin/api-client/identity';
import type { Id } from '@vitrin/api-client/read/readId';
import { useCallback } from 'react';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { words } from '../../text/words.ts';
import type { LineQueue } from './LineQueue.ts';
import { linesToRestore, useRestoreLines } from './useRestoreLines.ts';

/**
 * Removes a row and offers to put it back once the basket read after it no longer has it. Resolves to whether the shop
 * said that it is gone; the row itself says why it is not.
 */
export function useRemoveLine(identity: Identity, queue: LineQueue, basketId: Id | undefined) {
  const queries = useQueryClient();
  const restore = useRestoreLines(identity);
  const offerUndo = useCallback(
    async (line: BasketLine): Promise<void> => {
      // The very read the removal began. Undoing what was not done would order it twice.
      const now = await queries.fetchQuery(basketQuery(identity)).catch(() => undefined);
      const lines = linesToRestore([line]);
      if (lines.length === 0 || now?.lines.some(({ rowId }) => rowId === line.rowId)) return;
      toasts.show({
        tone: 'info',
        title: 'Ürün sepetinizden çıkarıldı.',
        message: line.name,
        isName: true,
        action: { label: words.undo, onPress: () => void restore(lines) },
      });
    },
    [queries, identity, restore],
  );
  return useCallback(
    async (line: BasketLine): Promise<boolean> => {
      if (basketId === undefined) return false;
      // What stands in the row may be newer than the basket that was read.
      const { quantity = line.quantity } = queue.get(line.rowId);
      const isRemoved = await queue.remove({ ...line, basketId });
      if (isRemoved) void offerUndo({ ...line, quantity });
      return isRemoved;
    },
    [queue, basketId, offerUndo],
  );
}
