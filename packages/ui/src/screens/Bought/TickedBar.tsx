import { CloseIcon } from '../../primitives/Icon/CloseIcon.tsx';
import { ListPlusIcon } from '../../primitives/Icon/ListPlusIcon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { formatCount } from '../../text/formatAmount.ts';
import * as css from './Bought.css.ts';

export interface TickedBarProps {
  count: number;
  isOpening: boolean;
  onClear: () => void;
  onOpen: () => void;
}

/** Stands at the bottom as soon as a product is ticked: how many, and the way to order them. */
export function TickedBar({ count, isOpening, onClear, onOpen }: TickedBarProps) {
  return (
    <>
      {/* There from the start: a live region that appears together with its text is not read. */}
      <VisuallyHidden role="status">{count > 0 ? `${formatCount(count)} ürün seçildi` : ''}</VisuallyHidden>
      {count > 0 && (
        <div className={css.bar} role="region" aria-label="Seçilen ürünler">
          <span aria-hidden="true">
            <span className={css.number}>{formatCount(count)}</span> ürün seçildi
          </span>
          <button type="button" className={css.clear} aria-label="Seçimi Temizle" onClick={onClear}>
            <span className={css.roomy}>Seçimi Temizle</span>
            <span className={css.clearIcon}>
              <CloseIcon />
            </span>
          </button>
          <button
            type="button"
            className={css.add}
            aria-disabled={isOpening || undefined}
            data-pending={isOpening || undefined}
            onClick={() => {
              if (!isOpening) onOpen();
            }}
          >
            {isOpening ? <Spinner /> : <ListPlusIcon />}
            Hızlı Siparişte Aç
          </button>
        </div>
      )}
    </>
  );
}
