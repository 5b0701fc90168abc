import { toasts } from '../../primitives/Toast/toasts.ts';
import { words } from '../../text/words.ts';
import { countOf, refusalOf } from './listWords.ts';
import { freeName } from './store/backup.ts';
import type { KeptLists, ListOutcome } from './store/createKeptLists.ts';
import type { KeptList } from './store/KeptList.ts';

/** Says what a change has come to; what can be undone is offered to be. */
function tell<T>(outcome: ListOutcome<T>, title: string, undo?: (value: T) => Promise<ListOutcome<unknown>>) {
  if (outcome.kind !== 'done') return void toasts.show({ tone: 'critical', title: refusalOf(outcome) });
  const { value } = outcome;
  const takeBack = async () => {
    const end = undo && (await undo(value));
    if (end && end.kind !== 'done') toasts.show({ tone: 'critical', title: refusalOf(end) });
  };
  toasts.show({
    title,
    ...(undo && { action: { label: words.undo, onPress: () => void takeBack() } }),
  });
}

/** What is done to whole lists, told with 'Geri Al' where it takes something away. */
export const listActions = (lists: KeptLists) => ({
  copy: async (list: KeptList) => {
    const state = lists.get();
    const taken = state.kind === 'ready' ? state.lists.map(({ name }) => name) : [];
    const name = freeName(list.name, new Set(taken));
    const copy = { name, origin: { kind: 'copy', name: list.name }, rows: list.rows } as const;
    tell(await lists.create(copy), `‘${name}’ oluşturuldu.`);
  },
  remove: async ({ id, name }: KeptList) => tell(await lists.remove(id), `‘${name}’ silindi.`, lists.putBack),
  merge: async ({ id, name }: KeptList, from: KeptList) =>
    tell(
      await lists.merge(id, from.id),
      `‘${from.name}’ listesindeki ${countOf(from)} ‘${name}’ listesine geçti.`,
      lists.unmerge,
    ),
});
