import { formatUnits } from './formatAmount.ts';

interface Saved {
  readonly asked: number;
  readonly saved: number;
}

/** What the shop made of the quantity of a row: both numbers. */
export const savedOtherwise = ({ asked, saved }: Saved) =>
  `${formatUnits(asked)} istendi, ${formatUnits(saved)} kaydedildi.`;

/** What it made of a quantity that was to come on top. */
export const addedOtherwise = ({ asked, saved }: Saved) =>
  `${formatUnits(asked)} istendi, ${formatUnits(saved)} eklendi.`;

/** The same in a notice, which has to say of what. @param product '' where nobody has said it */
export const withName = (product: string, text: string) => (product === '' ? text : `“${product}”: ${text}`);
