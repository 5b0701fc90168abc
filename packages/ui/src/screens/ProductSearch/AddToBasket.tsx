import { AddingButton } from '../../features/catalog/AddingButton.tsx';
import { useAdding, type Added } from '../../features/catalog/useAdding.ts';
import { CartIcon } from '../../primitives/Icon/CartIcon.tsx';

export interface AddToBasketProps {
  /** Adds one; tells its own failure. */
  onAdd: () => Promise<Added>;
}

/** Adds one of the product without leaving the search. */
export function AddToBasket({ onAdd }: AddToBasketProps) {
  const { state, add } = useAdding(onAdd);
  return <AddingButton {...{ state, add }} icon={<CartIcon />} />;
}
