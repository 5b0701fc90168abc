import { useCallback, type KeyboardEvent } from 'react';
import { longQuantity } from '../../features/quick-order/longQuantity.css.ts';
import { quantity, quantityInput, quantityUnit } from '../../primitives/NumberField/quantity.css.ts';
import { productOf, quantityOf } from '../../features/quick-order/rows/OrderRow.ts';
import { useOrderRow } from './useOrderRow.ts';

/** How many of a row. A code that a scanner types here is taken out again, and counts as scanned. */
export function QuantityCell({ id }: { id: number }) {
  const { row, state, number, rows, goTo, move, arrive, remove } = useOrderRow(id);
  const ref = useCallback((input: HTMLInputElement) => arrive(id, 'quantity', input), [arrive, id]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (nativeEvent.isComposing || altKey || ctrlKey || metaKey) return;
    if (key === 'Enter') {
      event.preventDefault();
      if (shiftKey) goTo(id, 'code');
      else move(id, 1, 'code');
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      move(id, key === 'ArrowDown' ? 1 : -1, 'quantity');
    } else if (key === 'Backspace' && row.quantity === '' && row.code === '') {
      event.preventDefault();
      remove(id);
    }
  };
  const isInvalid = row.quantity.trim() !== '' && quantityOf(row) === undefined;
  return (
    <label className={row.quantity.length > 4 ? longQuantity : quantity}>
      <input
        ref={ref}
        className={quantityInput}
        placeholder=" "
        data-line-quantity=""
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        aria-label={`Miktar: satır ${number}`}
        aria-invalid={isInvalid || state.kind === 'badQuantity' || undefined}
        value={row.quantity}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => rows.typeQuantity(id, target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={quantityUnit}>{productOf(state)?.unit}</span>
    </label>
  );
}
