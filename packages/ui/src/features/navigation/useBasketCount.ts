import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import { basketCountQuery } from '@vitrin/api-client/queries/basket';
import { useIdentity } from '@vitrin/api-client/useIdentity';
import { guest } from './guest.ts';

/** Products in the basket of whoever is signed in; undefined for guests, while it is coming and when it failed. */
export function useBasketCount(): number | undefined {
  const identity = useIdentity();
  return useQuery({ ...basketCountQuery(api, identity ?? guest), enabled: identity?.isAuth === true }).data;
}
