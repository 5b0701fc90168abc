import type { ReactNode } from 'react';
import { BasketSummary } from '../../features/navigation/BasketSummary/BasketSummary.tsx';
import { useBasketCount } from '../../features/navigation/useBasketCount.ts';

export interface ShopBasketProps {
  /** What the basket holds, for who wants to look into it from here. */
  children?: ReactNode;
}

/** The basket of whoever is signed in. It asks for its count itself, so that adding a product renders it and not the header. */
export function ShopBasket({ children }: ShopBasketProps) {
  return <BasketSummary count={useBasketCount()}>{children}</BasketSummary>;
}
