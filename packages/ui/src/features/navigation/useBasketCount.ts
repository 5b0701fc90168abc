import { useQuery } from '@tanstack/react-query';
import { basketCountQuery } from '@vitrin/api-client/basket/basketCount';
import { useIdentity } from '@vitrin/api-client/application/useIdentity';
import { guest } from './guest.ts';

/** Products in the basket of whoever is signed in; undefined for guests, while it is coming and when it failed. */
export function useBasketCount(): number | undefined {
  const identity = useIdentity();
  return useQuery({ ...basketCountQuery(identity ?? guest), enabled: identity?.isAuth === true }).data;
}
