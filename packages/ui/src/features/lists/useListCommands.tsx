import { type ReactNode, useCallback, useState } from 'react';
import type { ListCommand } from './ListMenu.tsx';
import type { MergeDialogProps } from './MergeDialog.tsx';
import { nameDialog } from './nameDialog.ts';
import type { NameDialogProps } from './NameDialog/NameDialog.tsx';
import type { KeptLists } from './store/createKeptLists.ts';
import type { KeptList } from './store/KeptList.ts';
import { tellNotLoaded } from '../../query/tellNotLoaded.ts';

/** What is asked about which list: for another one to merge with, or for its name. */
interface Asked {
  readonly id: string;
  readonly Merge?: (props: MergeDialogProps) => ReactNode;
  readonly Name?: (props: NameDialogProps) => ReactNode;
}

/** Does something whose code is fetched for it; where it cannot be had, that is said, and offered anew. */
async function fetchAndDo<T>(
  fetch: () => Promise<T>,
  work: (late: T) => void | Promise<void>,
): Promise<void> {
  try {
    await work(await fetch());
  } catch {
    tellNotLoaded(() => void fetchAndDo(fetch, work));
  }
}

const loadActions = async () => (await import('./listActions.ts')).listActions;

/**
 * What is done with a list as a whole; the code of each comes with the press.
 * @param all those that are kept
 * @returns what does it, the same as long as the lists are, which resolves when it is done or asks; and the dialog that asks first
 */
export function useListCommands(
  lists: KeptLists,
  all: readonly KeptList[],
): { readonly command: (list: KeptList, what: ListCommand) => Promise<void>; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const list = all.find(({ id }) => id === asked?.id);
  const others = all.filter((one) => one !== list);
  const close = () => setAsked(undefined);
  const command = useCallback(
    async (one: KeptList, what: ListCommand) => {
      const { id } = one;
      if (what === 'copy' || what === 'remove')
        return fetchAndDo(loadActions, (actions) => actions(lists)[what](one));
      return fetchAndDo<Asked>(
        what === 'merge'
          ? async () => ({ id, Merge: (await import('./MergeDialog.tsx')).MergeDialog })
          : async () => ({ id, Name: await nameDialog.load() }),
        setAsked,
      );
    },
    [lists],
  );
  if (!asked || !list) return { command, dialog: null };
  const { Merge, Name } = asked;
  return {
    command,
    dialog: Merge ? (
      <Merge
        list={list}
        others={others}
        onMerge={(from) => {
          close();
          void fetchAndDo(loadActions, (actions) => actions(lists).merge(list, from));
        }}
        onClose={close}
      />
    ) : (
      Name && (
        <Name
          title="Yeniden Adlandır"
          name={list.name}
          taken={others.map(({ name }) => name)}
          rows={list.rows}
          onSave={(name) => lists.rename(list.id, name)}
          onClose={close}
        />
      )
    ),
  };
}
