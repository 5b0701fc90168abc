import type { Product } from '@vitrin/api-client/read/readProduct';
import { stockTone } from '../../features/catalog/stockTone.ts';
import { useAdding } from '../../features/catalog/useAdding.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CartIcon } from '../../primitives/Icon/CartIcon.tsx';
import { words } from '../../text/words.ts';

export interface AddToBasketProps {
  product: Product;
  /** Adds one; true when it was added. Tells its own failure. */
  onAdd: () => Promise<boolean>;
}

/** Adds one of the product without leaving the search. */
export function AddToBasket({ product, onAdd }: AddToBasketProps) {
  const { state, add } = useAdding(onAdd);
  const isOut = stockTone(product.stockText) === 'none';
  return (
    <Button
      tone="brand"
      icon={<CartIcon />}
      isDisabled={isOut || state === 'added'}
      isPending={state === 'adding'}
      pendingLabel={words.adding}
      isDone={state === 'added'}
      onPress={() => void add()}
    >
      {isOut ? product.stockText : state === 'added' ? 'Eklendi' : words.add}
    </Button>
  );
}
