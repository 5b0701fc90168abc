import { keepDraft, takeDraft } from '@vitrin/api-client/drafts';
import { isGuestKey } from '@vitrin/api-client/identity';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { createSignal } from '../../store/createStore.ts';
import { createSelection, type Selection } from './createSelection.ts';
import { selectionsDraft } from './selectionsDraft.ts';
import { unknownAdding } from '../../text/unknownAdding.ts';

let owner: string | undefined;
const byList = new Map<string, Selection>();
/** What the lists are called, as far as it is known. */
const titles = new Map<string, string>();
const underWay = new Set<Selection>();
const waiting = createSignal();

/** Selections are made here only, so that whoever counts what waits hears of each. */
function openSelection(list: string): Selection {
  const selection = byList.get(list) ?? createSelection();
  if (byList.get(list) === undefined) selection.subscribeCount(waiting.tell);
  byList.set(list, selection);
  return selection;
}

keepDraft(selectionsDraft, () =>
  // Before any list was shown, what may be kept waits for one. A guest types no quantities; who became one by a session that
  // ended has had theirs kept already.
  owner === undefined || isGuestKey(owner)
    ? undefined
    : {
        owner,
        value: [...byList].map(([list, selection]) => [
          list,
          selection.texts(),
          underWay.has(selection),
          titles.get(list) ?? '',
        ]),
      },
);

/** Types again what was typed before the session was lost or the page loaded afresh; anything else is passed over. */
function restore(kept: unknown): void {
  for (const [list, texts, isUnderWay, title] of entriesOf(kept)) {
    // Not while the list is being rendered.
    if (isUnderWay === true) queueMicrotask(() => toasts.show({ tone: 'critical', ...unknownAdding }));
    const selection = openSelection(String(list));
    if (typeof title === 'string' && title !== '') titles.set(String(list), title);
    for (const [id, text, product] of entriesOf(texts)) {
      if (typeof id !== 'number' && typeof id !== 'string') continue;
      selection.set(id, String(text), typeof product === 'string' ? product : '');
    }
  }
}

const entriesOf = (value: unknown): (readonly unknown[])[] =>
  Array.isArray(value) ? value.filter((entry): entry is unknown[] => Array.isArray(entry)) : [];

/** Forgets what somebody else has typed, and types again what was kept of this identity's. */
function claim(identity: string): void {
  if (identity === owner) return;
  byList.clear();
  titles.clear();
  owner = identity;
  if (!isGuestKey(owner)) restore(takeDraft(selectionsDraft, owner));
}

/**
 * The selection of a list, kept while the tab lives: it survives page, sort and filter changes, a look at a product,
 * a session that was lost and a page that is loaded afresh.
 * @param identity whose selection it is; those of anybody else are forgotten, so that nothing typed for one company is
 *   ordered for another
 * @param list names the list, without page, sort and filter
 * @param title what people call it, once that is known
 */
export function selectionOf(identity: string, list: string, title = ''): Selection {
  claim(identity);
  if (title !== '') titles.set(list, title);
  return openSelection(list);
}

/**
 * What is typed into the quantities of cards and product pages, which are added one by one: it waits for nobody, and is there
 * again after the page was loaded afresh.
 */
export const singleQuantities = (identity: string): Selection => selectionOf(identity, singles);

const singles = 'singles';

/** Quantities that were typed into a list and are not in the basket. */
export interface WaitingList {
  readonly list: string;
  /** '' where it is not known. */
  readonly title: string;
  readonly count: number;
}

let seen: readonly WaitingList[] = [];

/** The lists in which quantities wait; the same answer as before while nothing of it has changed. */
export function waitingLists(identity: string): readonly WaitingList[] {
  claim(identity);
  const now = [...byList].flatMap(([list, selection]) => {
    const count = list === singles ? 0 : selection.count();
    return count === 0 ? [] : [{ list, title: titles.get(list) ?? '', count }];
  });
  if (JSON.stringify(now) !== JSON.stringify(seen)) seen = now;
  return seen;
}

/** Hears of every quantity that is typed into any list. */
export const subscribeWaiting = waiting.subscribe;

/**
 * Notes that a selection is on its way into the basket until that has ended: a page that is loaded afresh before the answer
 * says that nobody knows it.
 */
export async function noteUnderWay<Outcome>(
  selection: Selection,
  adding: Promise<Outcome>,
): Promise<Outcome> {
  underWay.add(selection);
  try {
    return await adding;
  } finally {
    underWay.delete(selection);
  }
}

/**
 * Forgets everything that is typed anywhere.
 * @internal for stories, which are many in one page
 */
export function forgetSelections(): void {
  byList.clear();
  titles.clear();
}
