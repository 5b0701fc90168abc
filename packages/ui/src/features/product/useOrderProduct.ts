import { useQueryClient } from '@tanstack/react-query';
import type { AddLine } from '@vitrin/api-client/basket/addToBasket';
import { basketKey } from '@vitrin/api-client/basket/basketKey';
import type { Identity } from '@vitrin/api-client/identity';
import type { Product } from '@vitrin/api-client/product/readProduct';
import { useState } from 'react';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { useHasNavigatedAway } from '../../primitives/useHasNavigatedAway.ts';
import { words } from '../../text/words.ts';
import { useOneAtATime } from '../../write/oneAtATime.ts';
import { outcomeOf, refusalOf } from '../../write/outcomeOf.ts';

/** Why a product is not known to be in the basket. `unknown`: it may be there all the same. */
export interface OrderFailure {
  readonly kind: ReturnType<typeof outcomeOf>;
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
  const { isPending, run } = useOneAtATime();
  const [failure, setFailure] = useState<OrderFailure>();
  const hasNavigatedAway = useHasNavigatedAway();

  const send = async (quantity: number): Promise<boolean> => {
    setFailure(undefined);
    try {
      await add({ productId: id, quantity, name });
    } catch (error) {
      const described = describe(error);
      if (hasNavigatedAway()) toasts.show({ tone: 'critical', title: described.message });
      setFailure(described);
      return false;
    } finally {
      void queries.invalidateQueries({ queryKey: basketKey(identity) });
    }
    if (hasNavigatedAway()) toasts.show({ title: words.success, message: 'Ürün sepete eklendi!' });
    else onAdded();
    return true;
  };

  return { order: (quantity: number) => run(() => send(quantity), Boolean), isPending, failure };
}

function describe(error: unknown): OrderFailure {
  const kind = outcomeOf(error);
  const message =
    kind === 'unknown'
      ? 'Sonuç alınamadı. Ürün sepetinize eklenmiş olabilir.'
      : refusalOf(error) || 'Ürün sepete eklenemedi. Miktarınız korundu.';
  return { kind, message };
}
