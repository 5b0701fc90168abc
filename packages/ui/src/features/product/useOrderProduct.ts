import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@vitrin/api-client/apiError';
import type { AddLine } from '@vitrin/api-client/basket/addToBasket';
import { basketKey } from '@vitrin/api-client/basket/basketKey';
import type { Identity } from '@vitrin/api-client/identity';
import type { Product } from '@vitrin/api-client/product/readProduct';
import { useRef, useState } from 'react';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { useHasNavigatedAway } from '../../primitives/useHasNavigatedAway.ts';
import { words } from '../../text/words.ts';

/** Why a product is not known to be in the basket. `unknown`: it may be there all the same. */
export interface OrderFailure {
  readonly kind: 'refused' | 'unknown';
  readonly message: string;
}

/**
 * Puts a product into the basket once and tells `onAdded`; a second call while one is under way, or after it succeeded,
 * does nothing. Who has gone to another screen meanwhile is told by a notice and stays there.
 * @param add sends it; rejects where it did not arrive
 */
export function useOrderProduct(
  identity: Identity,
  { id, name }: Pick<Product, 'id' | 'name'>,
  add: (line: AddLine) => Promise<void>,
  onAdded: () => void,
) {
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<OrderFailure>();
  const busy = useRef(false);
  const hasNavigatedAway = useHasNavigatedAway();

  const order = async (quantity: number) => {
    // State is not there yet for the second of two quick presses.
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setFailure(undefined);
    try {
      await add({ productId: id, quantity, name });
    } catch (error) {
      const described = describe(error);
      if (hasNavigatedAway()) toasts.show({ tone: 'critical', title: described.message });
      setFailure(described);
      setPending(false);
      busy.current = false;
      return;
    } finally {
      void queries.invalidateQueries({ queryKey: basketKey(identity) });
    }
    if (hasNavigatedAway()) toasts.show({ title: words.success, message: 'Ürün sepete eklendi!' });
    else onAdded();
  };

  return { order, isPending, failure };
}

function describe(error: unknown): OrderFailure {
  if (!isApiError(error)) throw error;
  if (error.isOutcomeUnknown) {
    return { kind: 'unknown', message: 'Sonuç alınamadı. Ürün sepetinize eklenmiş olabilir.' };
  }
  return { kind: 'refused', message: error.refusal || 'Ürün sepete eklenemedi. Miktarınız korundu.' };
}
