import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import { checkoutQuery } from '@vitrin/api-client/queries/checkout';
import type { Identity } from '@vitrin/api-client/read/readApplication';

/** Delivery and payment choices of an order. */
export const useCheckout = (identity: Identity, orderId: string) =>
  useQuery(checkoutQuery(api, identity, orderId));
