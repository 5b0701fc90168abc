import { type Identity, identityKey } from '@vitrin/api-client/identity';
import { useAddToBasket } from '../../features/basket/useAddToBasket.ts';
import { WaitingLists } from '../../features/catalog/WaitingLists/WaitingLists.tsx';

export interface BasketWaitingProps {
  identity: Identity;
}

/** What waits in lists, and the way into the basket from here. */
export function BasketWaiting({ identity }: BasketWaitingProps) {
  const { add } = useAddToBasket(identity);
  return <WaitingLists identity={identityKey(identity)} onAdd={add} />;
}
