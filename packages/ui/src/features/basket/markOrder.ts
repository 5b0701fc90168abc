import type { Basket } from '@vitrin/api-client/basket/basket';
import type { Id } from '@vitrin/api-client/read/readId';

/**
 * What an order is of, as it is shown: its basket, the rows with their quantities and prices, the totals, and the note. Two
 * orders alike have the same mark; at other prices it is another order.
 */
export function markOrder(
  basketId: Id,
  basket: Pick<Basket, 'lines' | 'sums'> | undefined,
  note: string,
): string {
  const rows = basket?.lines.map(({ rowId, quantity, quantityText, unitPriceText, discount, amountText }) => [
    rowId,
    quantity ?? quantityText,
    unitPriceText,
    discount,
    amountText,
  ]);
  const sums = basket?.sums.map((sum) => Object.values(sum));
  return JSON.stringify([String(basketId), note.trim(), rows ?? [], sums ?? []]);
}

/** The basket a mark is of, in whatever build it was made; '' for a text that is no mark. */
export function basketOfMark(mark: string): string {
  try {
    const parts: unknown = JSON.parse(mark);
    const [basketId]: readonly unknown[] = Array.isArray(parts) ? parts : [];
    return typeof basketId === 'string' ? basketId : '';
  } catch {
    return '';
  }
}
