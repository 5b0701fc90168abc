import { CartIcon } from '../../../primitives/Icon/CartIcon.tsx';
import { CloseIcon } from '../../../primitives/Icon/CloseIcon.tsx';
import { ListPlusIcon } from '../../../primitives/Icon/ListPlusIcon.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { formatCount } from '../../../text/formatAmount.ts';
import { words } from '../../../text/words.ts';
import type { Selection } from '../createSelection.ts';
import { useChosenCount } from '../useSelection.ts';
import * as css from './SelectionBar.css.ts';

export interface SelectionBarProps {
  selection: Selection;
  /** The chosen lines are on their way to the basket. */
  isPending: boolean;
  onAdd: () => void;
  /** What is chosen is to be kept in a list. */
  onSave: () => void;
  isSaving: boolean;
  /** Nothing is to be chosen any more. */
  onClear: () => void;
}

/** Stands at the bottom as soon as one product has a quantity: how many different ones, and the way to the basket. */
export function SelectionBar({ selection, isPending, onAdd, onSave, isSaving, onClear }: SelectionBarProps) {
  const count = useChosenCount(selection);
  const said = `${formatCount(count)} farklı ürün seçildi`;
  return (
    <>
      {/* There from the start: a live region that appears together with its text is not read. */}
      <VisuallyHidden role="status">{count > 0 ? said : ''}</VisuallyHidden>
      {count > 0 && (
        <div className={css.bar} role="region" aria-label="Seçilen ürünler">
          <span aria-hidden="true">
            <span className={css.number}>{formatCount(count)}</span>
            <span className={css.roomy}> farklı</span> ürün
            <span className={css.roomy}> seçildi</span>
          </span>
          <button type="button" className={css.clear} aria-label="Seçimi Temizle" onClick={onClear}>
            <span className={css.roomy}>Seçimi Temizle</span>
            <span className={css.clearIcon}>
              <CloseIcon />
            </span>
          </button>
          <button
            type="button"
            className={css.clear}
            aria-label="Listeye Kaydet"
            aria-disabled={isSaving || undefined}
            onClick={() => !isSaving && onSave()}
          >
            <span className={css.roomy}>Listeye Kaydet</span>
            <span className={css.clearIcon}>
              <ListPlusIcon />
            </span>
          </button>
          <button
            type="button"
            className={css.add}
            aria-disabled={isPending || undefined}
            onClick={() => !isPending && onAdd()}
          >
            {isPending ? <Spinner /> : <CartIcon />}
            {isPending ? words.adding : 'Seçilenleri Sepete Ekle'}
          </button>
        </div>
      )}
    </>
  );
}
