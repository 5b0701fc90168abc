import { useQueryClient } from '@tanstack/react-query';
import type { AddLine } from '@vitrin/api-client/basket/addToBasket';
import type { Identity } from '@vitrin/api-client/identity';
import type { Product } from '@vitrin/api-client/product/readProduct';
import { useState } from 'react';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { useOnceActive } from '../../primitives/useOnceActive.ts';
import type { Arrival } from './tellAdding.ts';

/** Nobody needs it before a press. */
const load = () => import('./addAndTell.ts');

/**
 * Adds lines to the basket and says by it what arrived; afterwards the list's stock is asked for again. `add` resolves to
 * what became of each line, and never rejects; pressed before its code has come, it waits for it.
 */
export function useAddToBasket(identity: Identity) {
  const queries = useQueryClient();
  const [underWay, setUnderWay] = useState(0);
  // Where it cannot be had, the press asks again, and tells.
  useOnceActive(() => void load().catch(() => undefined));

  const add = async (lines: readonly AddLine[]): Promise<readonly Arrival[]> => {
    setUnderWay((count) => count + 1);
    try {
      const { addAndTell } = await load();
      return await addAndTell(queries, identity, lines);
    } catch {
      // Nothing was sent.
      toasts.show({ tone: 'critical', title: 'Ürünler sepete eklenemedi. Seçimleriniz korundu.' });
      return lines.map(({ productId, quantity }) => ({ productId, quantity, isAdded: false, note: '' }));
    } finally {
      setUnderWay((count) => count - 1);
    }
  };

  /** Adds one product: false where it was not added, and what is to be said of it at its place where it was added otherwise. */
  const addOne = async ({ id, name }: Pick<Product, 'id' | 'name'>, quantity: number) => {
    const [arrival] = await add([{ productId: id, quantity, name }]);
    return arrival?.isAdded === true && (arrival.note || true);
  };

  return { add, addOne, isPending: underWay > 0 };
}
