import { keepDraft, takeDraft } from '@vitrin/api-client/drafts';
import type { CodeRows } from '../../features/quick-order/rows/CodeRows.ts';

/**
 * Types again what was typed into the quantities of a list that is kept nowhere before the screen was left, the page loaded
 * afresh or the session lost, and keeps them for the next time.
 * @param name of the list: the same rows in the same order
 * @param owner key of the identity that types
 * @returns ends it
 */
export function keepQuantities(rows: CodeRows, name: string, owner: string): () => void {
  const kept = takeDraft(name, owner);
  for (const [place, id] of rows.ids().entries()) {
    const text: unknown = Array.isArray(kept) ? kept[place] : undefined;
    if (typeof text === 'string') rows.typeQuantity(id, text);
  }
  const end = keepDraft(name, () => ({ owner, value: rows.saved().map(({ quantity }) => quantity) }));
  return () => end(true);
}
