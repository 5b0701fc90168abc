import { keepThroughLoss, takeBack } from '@vitrin/api-client/lostWork';
import { isGuestKey } from '@vitrin/api-client/queries/identityKey';
import { createSelection, type Selection } from './createSelection.ts';

let owner = '';
const byList = new Map<string, Selection>();

const name = 'selections';
keepThroughLoss(name, () =>
  // A guest types no quantities; who became one by a session that ended has had theirs kept already.
  isGuestKey(owner)
    ? undefined
    : { owner, value: [...byList].map(([list, selection]) => [list, selection.texts()]) },
);

/** Types again what was typed before the session was lost; anything else is passed over. */
function restore(kept: unknown): void {
  for (const [list, texts] of entriesOf(kept)) {
    const selection = createSelection();
    for (const [id, text, product] of entriesOf(texts)) {
      if (typeof id !== 'number' && typeof id !== 'string') continue;
      selection.set(id, String(text), typeof product === 'string' ? product : '');
    }
    byList.set(String(list), selection);
  }
}

const entriesOf = (value: unknown): (readonly unknown[])[] =>
  Array.isArray(value) ? value.filter((entry): entry is unknown[] => Array.isArray(entry)) : [];

/**
 * The selection of a list, kept while the tab lives: it survives page, sort and filter changes, a look at a product
 * and a session that was lost.
 * @param identity whose selection it is; those of anybody else are forgotten, so that nothing typed for one company is
 *   ordered for another
 * @param list names the list, without page, sort and filter
 */
export function selectionOf(identity: string, list: string): Selection {
  if (identity !== owner) {
    byList.clear();
    owner = identity;
    if (!isGuestKey(owner)) restore(takeBack(name, owner));
  }
  const selection = byList.get(list) ?? createSelection();
  byList.set(list, selection);
  return selection;
}

/** Forgets everything that is typed anywhere. */
export const forgetSelections = () => byList.clear();
