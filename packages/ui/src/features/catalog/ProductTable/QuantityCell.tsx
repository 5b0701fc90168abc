import type { Product } from '@vitrin/api-client/product/readProduct';
import { useId } from 'react';
import { quantity, quantityInput, quantityUnit } from '../../../primitives/NumberField/quantity.css.ts';
import { quantityOf, quantityWords } from '../../../text/quantityWords.ts';
import { isInvalid, settleChoice, type Selection } from '../createSelection.ts';
import { useChoice } from '../useSelection.ts';
import { moveBetweenRows } from './moveBetweenRows.ts';
import * as css from './ProductTable.css.ts';

export interface QuantityCellProps {
  product: Product;
  selection: Selection;
}

/** How many of a product are chosen. Renders for its own quantity alone. */
export function QuantityCell({ product, selection }: QuantityCellProps) {
  const choice = useChoice(selection, product.id);
  const invalid = isInvalid(choice);
  const note = choice?.note;
  const messageId = useId();
  return (
    <>
      {product.canAddToBasket && (
        <label className={quantity} data-long={(choice?.text.length ?? 0) > 4 || undefined}>
          <input
            className={quantityInput}
            placeholder=" "
            data-quantity={String(product.id)}
            inputMode="numeric"
            autoComplete="off"
            aria-label={quantityOf(product.name)}
            aria-invalid={invalid || undefined}
            aria-describedby={invalid || note !== undefined ? messageId : undefined}
            value={choice?.text ?? ''}
            onChange={(event) => selection.set(product.id, event.target.value, product.name)}
            onKeyDown={moveBetweenRows}
            onBlur={() => settleChoice(selection, product.id)}
          />
          <span className={quantityUnit}>{product.unit}</span>
        </label>
      )}
      {invalid && (
        <span className={css.error} id={messageId} role="alert">
          {quantityWords.wholeNumber}
        </span>
      )}
      {/* What a notice has said already: nothing to be read again. */}
      {!invalid && note !== undefined && (
        <span className={css.note} id={messageId}>
          {note}
        </span>
      )}
    </>
  );
}
