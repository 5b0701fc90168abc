import type { Id } from '@vitrin/api-client/read/readId';
import { useState } from 'react';
import { formatQuantity, type Quantity } from '../../primitives/NumberField/parseQuantity.ts';
import type { Selection } from './createSelection.ts';

const one: Quantity = { kind: 'value', value: 1 };

/**
 * The quantity of a product that is added alone, 1 to begin with.
 * @param typed keeps what was typed beyond this page; what was added is kept no more
 */
export function useSingleQuantity(typed: Selection | undefined, id: Id) {
  const [quantity, setShown] = useState<Quantity>(() => {
    const value = typed?.get(id)?.quantity;
    return value === undefined ? one : { kind: 'value', value };
  });
  return {
    quantity,
    setQuantity: (next: Quantity) => {
      setShown(next);
      typed?.set(id, next.kind === 'value' && next.value > 1 ? formatQuantity(next.value) : '');
    },
    /** So many were added. */
    forget: (added: number) => typed?.remove([{ productId: id, quantity: added }]),
  };
}
