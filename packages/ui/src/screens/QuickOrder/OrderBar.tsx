import type { Ref } from 'react';
import { CartIcon } from '../../primitives/Icon/CartIcon.tsx';
import { SkipForwardIcon } from '../../primitives/Icon/SkipForwardIcon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { noticesKey } from '../../primitives/Toast/noticesKey.ts';
import { formatCount } from '../../text/formatAmount.ts';
import { words } from '../../text/words.ts';
import * as css from './OrderBar.css.ts';

export interface OrderBarProps {
  ready: number;
  /** Rows that wait for somebody. */
  problems: number;
  /** Rows that are not ticked. */
  leftOut: number;
  isAdding: boolean;
  /** The key leads to the next row that waits, and not to a notice. */
  hasKey: boolean;
  onNext: () => void;
  onAdd: () => void;
  ref?: Ref<HTMLElement>;
}

/** How many rows are ready, the way to the next one that is not, and what puts those that are into the basket. */
export function OrderBar({ ready, problems, leftOut, isAdding, hasKey, onNext, onAdd, ref }: OrderBarProps) {
  const isInert = isAdding || ready === 0;
  return (
    <section ref={ref} className={css.bar} aria-label="Hızlı sipariş işlemleri">
      <span>
        <b className={css.number}>{formatCount(ready)}</b> satır hazır
        {(leftOut > 0 || problems > 0) && (
          <span className={css.roomy}>
            , <b className={css.number}>{formatCount(leftOut || problems)}</b> satır{' '}
            {leftOut > 0 ? 'işaretsiz' : 'sizi bekliyor'}
          </span>
        )}
      </span>
      {problems > 0 && (
        <button
          type="button"
          className={css.next}
          aria-keyshortcuts={hasKey ? noticesKey : undefined}
          onClick={onNext}
        >
          <SkipForwardIcon size="sm" />
          <span className={css.nextWords}>Sonraki Sorun</span>
          {hasKey && (
            <kbd className={css.key} aria-hidden="true">
              {noticesKey}
            </kbd>
          )}
        </button>
      )}
      <button
        type="button"
        className={css.add}
        aria-disabled={isInert || undefined}
        data-pending={isAdding || undefined}
        onClick={() => {
          if (!isInert) onAdd();
        }}
      >
        {isAdding ? <Spinner /> : <CartIcon />}
        {isAdding ? words.adding : `${words.add} (${formatCount(ready)})`}
      </button>
    </section>
  );
}
