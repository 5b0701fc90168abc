import type { Ref } from 'react';
import { ActionBar, ActionButton } from '../../primitives/ActionBar/ActionBar.tsx';
import { roomy } from '../../primitives/ActionBar/ActionBar.css.ts';
import { CartIcon } from '../../primitives/Icon/CartIcon.tsx';
import { SkipForwardIcon } from '../../primitives/Icon/SkipForwardIcon.tsx';
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
  return (
    <ActionBar ref={ref} label="Hızlı sipariş işlemleri">
      <span>
        <b>{formatCount(ready)}</b> satır hazır
        {(leftOut > 0 || problems > 0) && (
          <span className={roomy}>
            , <b>{formatCount(leftOut || problems)}</b> satır {leftOut > 0 ? 'işaretsiz' : 'sizi bekliyor'}
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
      <ActionButton icon={<CartIcon />} isPending={isAdding} isDisabled={ready === 0} onPress={onAdd}>
        {isAdding ? words.adding : `${words.add} (${formatCount(ready)})`}
      </ActionButton>
    </ActionBar>
  );
}
