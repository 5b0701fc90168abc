import type { BasketLine } from '@vitrin/api-client/basket/basket';
import type { Id } from '@vitrin/api-client/read/readId';
import { useCallback, useId, useMemo, useState } from 'react';
import { GridRow, type GridRowProps } from '../../../primitives/GridTable/GridRow.tsx';
import { formatCount } from '../../../text/formatAmount.ts';
import type { LineQueue } from '../LineQueue.ts';
import { describeRow } from '../describeRow.ts';
import { useLine } from '../useLine.ts';
import { LineContext } from './LineContext.ts';
import { RowMessage } from './RowMessage.tsx';

export interface BasketRowProps {
  basketId: Id;
  line: BasketLine;
  queue: LineQueue;
  /** Rows above the stock keep the basket from being ordered, and say so. */
  isStrict: boolean;
  /** Resolves to whether the row is gone. */
  onRemove: (line: BasketLine) => Promise<boolean>;
  own: GridRowProps;
}

/** One product of the basket. Follows the state of its own line, and so do those of its cells that show it. */
export function BasketRow({ basketId, line, queue, isStrict, onRemove, own }: BasketRowProps) {
  const state = useLine(queue, line.rowId);
  const [isTextInvalid, setTextInvalid] = useState(false);
  const messageId = useId();
  const { rowId } = line;
  const onValidity = useCallback(
    (isInvalid: boolean) => {
      setTextInvalid(isInvalid);
      queue.markInvalid(rowId, isInvalid);
    },
    [queue, rowId],
  );
  const shown = useMemo(
    () => ({
      state,
      notice: describeRow(line, state, isTextInvalid, isStrict),
      messageId,
      queue,
      set: (quantity: number) => queue.set({ ...line, basketId }, quantity),
      onValidity,
      onRemove: () => onRemove(line),
    }),
    [basketId, line, queue, isStrict, onRemove, state, isTextInvalid, messageId, onValidity],
  );
  if (state.isRemoved) return null;

  const { notice, set } = shown;
  const lowerTo = (limit: number) => {
    set(limit);
    queue.flush(rowId);
  };
  return (
    <LineContext value={shown}>
      <GridRow
        {...own}
        isBusy={state.isSaving || state.isRemoving}
        attributes={state.quantity === undefined ? undefined : oldAmount}
      >
        {own.children}
        {notice && (
          <RowMessage
            id={messageId}
            text={notice.text}
            isNews={notice.isNews}
            fix={fixOf(notice.limit, line.name, lowerTo)}
          />
        )}
      </GridRow>
    </LineContext>
  );
}

/** The amount is that of the quantity before. */
const oldAmount = { 'data-old': '' };

const fixOf = (limit: number | undefined, product: string, lowerTo: (limit: number) => void) =>
  limit === undefined
    ? undefined
    : { label: `Miktarı ${formatCount(limit)} yap`, product, onPress: () => lowerTo(limit) };
