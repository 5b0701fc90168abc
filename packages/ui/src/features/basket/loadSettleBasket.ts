/** `settleBasket`, fetched when something is to be added. */
export const loadSettleBasket = async () => (await import('./settleBasket.ts')).settleBasket;
