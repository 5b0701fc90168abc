import { useAdding, type Added } from '../../features/catalog/useAdding.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CartIcon } from '../../primitives/Icon/CartIcon.tsx';
import { words } from '../../text/words.ts';

export interface AddToBasketProps {
  /** Adds one; tells its own failure. */
  onAdd: () => Promise<Added>;
}

/** Adds one of the product without leaving the search. */
export function AddToBasket({ onAdd }: AddToBasketProps) {
  const { state, add } = useAdding(onAdd);
  return (
    <Button
      tone="brand"
      icon={<CartIcon />}
      isDisabled={state === 'added'}
      isPending={state === 'adding'}
      pendingLabel={words.adding}
      isDone={state === 'added'}
      onPress={() => void add()}
    >
      {state === 'added' ? 'Eklendi' : words.add}
    </Button>
  );
}
