import type { BasketLine } from '@vitrin/api-client/basket/basket';
import { memo } from 'react';
import { Image } from '../../../primitives/Image/Image.tsx';
import { TrashIcon } from '../../../primitives/Icon/TrashIcon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { paths } from '../../../paths.ts';
import { formatUnits } from '../../../text/formatAmount.ts';
import { describeFailure, removeOf } from '../basketWords.ts';
import { keepPlace } from '../keepPlace.ts';
import type { LineQueue } from '../LineQueue.ts';
import { useLine } from '../useLine.ts';
import * as css from './MiniBasket.css.ts';

interface MiniBasketLineProps {
  line: BasketLine;
  queue: LineQueue;
  onRemove: (line: BasketLine) => Promise<boolean>;
}

/** One product of the mini basket. */
export const MiniBasketLine = memo(function MiniBasketLine({ line, queue, onRemove }: MiniBasketLineProps) {
  const state = useLine(queue, line.rowId);
  if (state.isRemoved) return null;
  const quantity = state.quantity === undefined ? line.quantityText : formatUnits(state.quantity);
  return (
    <li className={css.item}>
      <Image src={line.imageUrl} alt="" size={40} />
      <span className={css.words}>
        <a href={paths.product.to({ id: line.productId })}>
          <span className={css.name} translate="no">
            {line.name}
          </span>
        </a>
        <span className={css.quantity}>
          {quantity} {line.unit} × {line.unitPriceText}
        </span>
      </span>
      <span className={css.amount} translate="no">
        {line.amountText}
      </span>
      <IconButton
        label={removeOf(line.name)}
        size="sm"
        isPending={state.isRemoving}
        data-remove=""
        onPress={({ currentTarget }) => void keepPlace(currentTarget, onRemove(line))}
      >
        <TrashIcon size="sm" />
      </IconButton>
      {state.failure && (
        <span className={css.failure} role="alert">
          {describeFailure(state.failure)}
        </span>
      )}
    </li>
  );
});
