import { ActionBar, ActionButton } from '../../primitives/ActionBar/ActionBar.tsx';
import { roomy } from '../../primitives/ActionBar/ActionBar.css.ts';
import { CartIcon } from '../../primitives/Icon/CartIcon.tsx';
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
export const AddBar = ({ ready, left, isAdding, onAdd }: AddBarProps) => (
  <ActionBar label="Sepete ekleme">
    <span>
      <b>{formatCount(ready)}</b> ürün hazır
      {left > 0 && (
        <span className={roomy}>
          , <b>{formatCount(left)}</b> ürün dışarıda kalır
        </span>
      )}
    </span>
    <ActionButton icon={<CartIcon />} isPending={isAdding} isDisabled={ready === 0} onPress={onAdd}>
      {isAdding ? words.adding : words.add}
    </ActionButton>
  </ActionBar>
);
