import type { Identity } from '@vitrin/api-client/read/readApplication';
import type { Id } from '@vitrin/api-client/read/readId';
import type { BasketLine } from '@vitrin/api-client/read/readBasket';
import { useCallback } from 'react';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { words } from '../../text/words.ts';
import type { LineQueue } from './LineQueue.ts';
import { linesToRestore, useRestoreLines } from './useRestoreLines.ts';

/** Removes a row and offers to put it back. Resolves to whether it is gone; the row itself says why it is not. */
export function useRemoveLine(identity: Identity, queue: LineQueue, basketId: Id | undefined) {
  const restore = useRestoreLines(identity);
  return useCallback(
    async (line: BasketLine): Promise<boolean> => {
      if (basketId === undefined) return false;
      const isGone = await queue.remove({ ...line, basketId });
      const lines = linesToRestore([line]);
      if (isGone && lines.length > 0) {
        toasts.show({
          tone: 'info',
          title: 'Ürün sepetinizden çıkarıldı.',
          message: line.name,
          action: { label: words.undo, onPress: () => void restore(lines) },
        });
      }
      return isGone;
    },
    [queue, basketId, restore],
  );
}
