import { toasts } from '../../primitives/Toast/toasts.ts';
import { words } from '../../text/words.ts';
import { countOf } from './listWords.ts';
import type { KeptLists, ListOutcome } from './store/createKeptLists.ts';
import type { KeptList } from './store/KeptList.ts';
import { addRows } from './store/listRows.ts';
import { tellUnsaved } from './tellUnsaved.ts';

interface Undo<T> {
  readonly undo: (value: T) => Promise<ListOutcome<unknown>>;
  /** What is gone where it cannot be undone. */
  readonly lostOf: (value: T) => KeptList;
}

/**
 * Says what a change has come to; what can be undone is offered to be.
 * @param wanted the list as it was to be
 */
function tell<T>(
  outcome: ListOutcome<T>,
  wanted: Pick<KeptList, 'name' | 'rows'>,
  titleOf: (value: T) => string,
  undoing?: Undo<T>,
) {
  if (outcome.kind !== 'done') return tellUnsaved(outcome, wanted);
  const { value } = outcome;
  const takeBack = async ({ undo, lostOf }: Undo<T>) => {
    const end = await undo(value);
    if (end.kind !== 'done') tellUnsaved(end, lostOf(value));
  };
  toasts.show({
    title: titleOf(value),
    ...(undoing && { action: { label: words.undo, onPress: () => void takeBack(undoing) } }),
  });
}

/** What is done to whole lists, told with 'Geri Al' where it takes something away; what is refused is offered as a file. */
export const listActions = (lists: KeptLists) => ({
  copy: async ({ name, rows }: KeptList) =>
    tell(
      await lists.create({ name, origin: { kind: 'copy', name }, rows }),
      { name, rows },
      (copy) => `‘${copy.name}’ oluşturuldu.`,
    ),
  remove: async (list: KeptList) =>
    tell(await lists.remove(list.id), list, () => `‘${list.name}’ silindi.`, {
      undo: lists.putBack,
      lostOf: (removed) => removed,
    }),
  merge: async ({ id, name, rows }: KeptList, from: KeptList) =>
    tell(
      await lists.merge(id, from.id),
      { name, rows: addRows(rows, from.rows) },
      () => `‘${from.name}’ listesindeki ${countOf(from)} ‘${name}’ listesine geçti.`,
      { undo: lists.unmerge, lostOf: (merged) => merged.from },
    ),
});
