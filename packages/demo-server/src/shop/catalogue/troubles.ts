import { ean13For } from './ean13.ts';

/*
 * What a dealer's list can meet, as the demo bank's cards show what a payment can: places within the smallest shop, so that
 * every shop has them.
 */

/** The seller takes no order of this product. */
export const notSold = (index: number): boolean => index === 196;

/** One bar code was entered for two products. */
const doubled = { first: 198, second: 199 };
export const barcodeFor = (index: number): string =>
  ean13For(index === doubled.second ? doubled.first : index);
export const isDoubled = (index: number): boolean => index === doubled.first || index === doubled.second;

/** Whoever searches for this code gets no answer but a failure. */
export const failingCode = 'ARIZA-500';
