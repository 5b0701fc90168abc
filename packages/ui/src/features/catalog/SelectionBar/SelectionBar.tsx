import { ActionBar, ActionButton, QuietAction } from '../../../primitives/ActionBar/ActionBar.tsx';
import { roomy } from '../../../primitives/ActionBar/ActionBar.css.ts';
import { CartIcon } from '../../../primitives/Icon/CartIcon.tsx';
import { ListPlusIcon } from '../../../primitives/Icon/ListPlusIcon.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { formatCount } from '../../../text/formatAmount.ts';
import { words } from '../../../text/words.ts';
import type { Selection } from '../createSelection.ts';
import { useChosenCount } from '../useSelection.ts';

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
        <ActionBar label="Seçilen ürünler">
          <span aria-hidden="true">
            <b>{formatCount(count)}</b>
            <span className={roomy}> farklı</span> ürün
            <span className={roomy}> seçildi</span>
          </span>
          <QuietAction label="Seçimi Temizle" onPress={onClear} />
          <QuietAction
            label="Listeye Kaydet"
            icon={<ListPlusIcon />}
            isDisabled={isSaving}
            onPress={onSave}
          />
          <ActionButton icon={<CartIcon />} isPending={isPending} onPress={onAdd}>
            {isPending ? words.adding : 'Seçilenleri Sepete Ekle'}
          </ActionButton>
        </ActionBar>
      )}
    </>
  );
}
