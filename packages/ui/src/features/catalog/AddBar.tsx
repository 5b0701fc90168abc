import { add, bar, number, roomy } from './SelectionBar/SelectionBar.css.ts';
import { CartIcon } from '../../primitives/Icon/CartIcon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { formatCount } from '../../text/formatAmount.ts';
import { words } from '../../text/words.ts';

export interface AddBarProps {
  ready: number;
  /** Rows that are not added. */
  left: number;
  isAdding: boolean;
  onAdd: () => void;
}

/** How many rows can be added, and what puts them into the basket. */
export function AddBar({ ready, left, isAdding, onAdd }: AddBarProps) {
  const isInert = isAdding || ready === 0;
  return (
    <section className={bar} aria-label="Sepete ekleme">
      <span>
        <b className={number}>{formatCount(ready)}</b> ürün hazır
        {left > 0 && (
          <span className={roomy}>
            , <b className={number}>{formatCount(left)}</b> ürün dışarıda kalır
          </span>
        )}
      </span>
      <button
        type="button"
        className={add}
        aria-disabled={isInert || undefined}
        data-pending={isAdding || undefined}
        onClick={() => {
          if (!isInert) onAdd();
        }}
      >
        {isAdding ? <Spinner /> : <CartIcon />}
        {isAdding ? words.adding : words.add}
      </button>
    </section>
  );
}
