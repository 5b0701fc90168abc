import { type ReactNode, useCallback, useState } from 'react';
import type { ListCommand } from './ListMenu.tsx';
import { listActions } from './listActions.ts';
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

/** Fetches what asks, and lets it ask. */
async function fetchAndAsk(fetch: () => Promise<Asked>, ask: (asked: Asked) => void): Promise<void> {
  try {
    ask(await fetch());
  } catch {
    tellNotLoaded(() => void fetchAndAsk(fetch, ask));
  }
}

/**
 * What is done with a list as a whole.
 * @param all those that are kept
 * @returns what does it, the same as long as the lists are, and the dialog that asks first
 */
export function useListCommands(
  lists: KeptLists,
  all: readonly KeptList[],
): { readonly command: (list: KeptList, what: ListCommand) => void; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const list = all.find(({ id }) => id === asked?.id);
  const others = all.filter((one) => one !== list);
  const close = () => setAsked(undefined);
  const command = useCallback(
    (one: KeptList, what: ListCommand) => {
      const { copy, remove } = listActions(lists);
      const { id } = one;
      if (what === 'copy') void copy(one);
      else if (what === 'remove') void remove(one);
      else
        void fetchAndAsk(
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
          void listActions(lists).merge(list, from);
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
