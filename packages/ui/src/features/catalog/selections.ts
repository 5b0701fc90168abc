import { keepThroughLoss, takeBack } from '@vitrin/api-client/lostWork';
import { isGuestKey } from '@vitrin/api-client/queries/identityKey';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { createSelection, type Selection } from './createSelection.ts';
import { unknownAdding } from '../../text/unknownAdding.ts';

let owner: string | undefined;
const byList = new Map<string, Selection>();
const underWay = new Set<Selection>();

const name = 'selections';
keepThroughLoss(name, () =>
  // Before any list was shown, what may be kept waits for one. A guest types no quantities; who became one by a session that
  // ended has had theirs kept already.
  owner === undefined || isGuestKey(owner)
    ? undefined
    : {
        owner,
        value: [...byList].map(([list, selection]) => [list, selection.texts(), underWay.has(selection)]),
      },
);

/** Types again what was typed before the session was lost or the page loaded afresh; anything else is passed over. */
function restore(kept: unknown): void {
  for (const [list, texts, isUnderWay] of entriesOf(kept)) {
    // Not while the list is being rendered.
    if (isUnderWay === true) queueMicrotask(() => toasts.show({ tone: 'critical', ...unknownAdding }));
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
 * The selection of a list, kept while the tab lives: it survives page, sort and filter changes, a look at a product,
 * a session that was lost and a page that is loaded afresh.
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

/**
 * Notes that a selection is on its way into the basket until that has ended: a page that is loaded afresh before the answer
 * says that nobody knows it.
 */
export async function noteUnderWay(selection: Selection, adding: Promise<boolean>): Promise<boolean> {
  underWay.add(selection);
  try {
    return await adding;
  } finally {
    underWay.delete(selection);
  }
}

/** Forgets everything that is typed anywhere. */
export const forgetSelections = () => byList.clear();
