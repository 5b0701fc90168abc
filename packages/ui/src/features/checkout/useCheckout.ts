import { useQuery } from '@tanstack/react-query';
import { checkoutQuery } from '@vitrin/api-client/checkout/checkout';
import type { Identity } from '@vitrin/api-client/identity';

/** Delivery and payment choices of an order. */
export const useCheckout = (identity: Identity, orderId: string) =>
  useQuery(checkoutQuery(identity, orderId));
