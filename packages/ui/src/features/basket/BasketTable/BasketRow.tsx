import type { BasketLine } from '@vitrin/api-client/basket/basket';
import type { Id } from '@vitrin/api-client/read/readId';
import { memo, useCallback, useId, useState } from 'react';
import { PackageIcon } from '../../../primitives/Icon/PackageIcon.tsx';
import { TrashIcon } from '../../../primitives/Icon/TrashIcon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { RowPicture } from '../../../primitives/RowGroup/RowPicture.tsx';
import { paths } from '../../../paths.ts';
import { formatCount } from '../../../text/formatAmount.ts';
import { formatPercent } from '../../../text/words.ts';
import { removeOf } from '../basketWords.ts';
import type { LineQueue } from '../LineQueue.ts';
import { describeRow } from '../describeRow.ts';
import { keepPlace } from '../keepPlace.ts';
import { useLine } from '../useLine.ts';
import * as css from './BasketTable.css.ts';
import { LineQuantity } from './LineQuantity.tsx';
import { RowMessage } from './RowMessage.tsx';

export interface BasketRowProps {
  basketId: Id;
  line: BasketLine;
  queue: LineQueue;
  showDiscount: boolean;
  /** Rows above the stock keep the basket from being ordered, and say so. */
  isStrict: boolean;
  /** Resolves to whether the row is gone. */
  onRemove: (line: BasketLine) => Promise<boolean>;
}

/** One product of the basket; below 768 px the same cells are laid out as a card. Renders again only for its own line. */
export const BasketRow = memo(function BasketRow(props: BasketRowProps) {
  const { basketId, line, queue, showDiscount, isStrict, onRemove } = props;
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
  if (state.isRemoved) return null;

  const notice = describeRow(line, state, isTextInvalid, isStrict);
  const set = (quantity: number) => queue.set({ ...line, basketId }, quantity);
  const lowerTo = (limit: number) => {
    set(limit);
    queue.flush(rowId);
  };
  return (
    <div className={css.row} role="row" aria-busy={state.isSaving || state.isRemoving || undefined}>
      <Facts line={line} showDiscount={showDiscount} />
      <div className={css.quantity} role="cell">
        <LineQuantity
          line={line}
          quantity={state.quantity ?? line.quantity}
          isDisabled={state.isRemoving}
          isInvalid={notice !== undefined && !notice.isNews}
          messageId={notice && messageId}
          onChange={set}
          onHold={() => queue.hold(rowId)}
          onValidity={onValidity}
          onCommit={() => queue.flush(rowId)}
        />
        <span className={css.unit}>{line.unit}</span>
      </div>
      <div
        className={css.amount}
        role="cell"
        data-old={state.quantity === undefined ? undefined : ''}
        translate="no"
      >
        {line.amountText || '-'}
      </div>
      <div className={css.remove} role="cell">
        <IconButton
          label={removeOf(line.name)}
          size="sm"
          isPending={state.isRemoving}
          data-remove=""
          onPress={({ currentTarget }) => void keepPlace(currentTarget, onRemove(line))}
        >
          <TrashIcon size="sm" />
        </IconButton>
      </div>
      {notice && (
        <RowMessage
          id={messageId}
          text={notice.text}
          isNews={notice.isNews}
          fix={fixOf(notice.limit, line.name, lowerTo)}
        />
      )}
    </div>
  );
});

const noPicture = (
  <span className={css.noThumb}>
    <PackageIcon />
  </span>
);

/** The cells that no key and no answer to it changes. */
const Facts = memo(function Facts({ line, showDiscount }: Pick<BasketRowProps, 'line' | 'showDiscount'>) {
  const discount = showDiscount && line.discount ? formatPercent(line.discount) : '';
  return (
    <>
      <div className={css.product} role="cell">
        <RowPicture src={line.imageUrl} className={css.thumb} placeholder={noPicture} />
        <span className={css.words}>
          <a href={paths.product.to({ id: line.productId })} title={line.name}>
            <span className={css.name} translate="no">
              {line.name}
            </span>
          </a>
          <span className={css.code} translate="no">
            {line.code}
          </span>
        </span>
      </div>
      <div className={css.price} role="cell" data-label="Birim fiyat" translate="no">
        {line.unitPriceText || '-'}
        {discount !== '' && <span className={css.discountLine}>{discount}</span>}
      </div>
      {showDiscount && (
        <div className={css.discount} role="cell" title={line.discountText || undefined}>
          {discount || '-'}
        </div>
      )}
    </>
  );
});

const fixOf = (limit: number | undefined, product: string, lowerTo: (limit: number) => void) =>
  limit === undefined
    ? undefined
    : { label: `Miktarı ${formatCount(limit)} yap`, product, onPress: () => lowerTo(limit) };
