import type { Basket } from '@vitrin/api-client/read/readBasket';
import type { Id } from '@vitrin/api-client/read/readId';

/** What an order is of: its basket, the rows with their quantities, and the note. Two orders alike have the same mark. */
export function markOrder(basketId: Id, basket: Pick<Basket, 'lines'> | undefined, note: string): string {
  const rows = basket?.lines.map(({ rowId, quantity, quantityText }) => [rowId, quantity ?? quantityText]);
  return JSON.stringify([String(basketId), note.trim(), rows ?? []]);
}

/** The basket a mark is of; '' for a text that is no mark. */
export function basketOfMark(mark: string): string {
  try {
    const parts: unknown = JSON.parse(mark);
    const [basketId] = Array.isArray(parts) ? (parts as readonly unknown[]) : [];
    return typeof basketId === 'string' ? basketId : '';
  } catch {
    return '';
  }
}
