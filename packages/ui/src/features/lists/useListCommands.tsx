import { type ReactNode, useCallback, useState } from 'react';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { words } from '../../text/words.ts';
import type { ListCommand } from './ListMenu.tsx';
import { listActions } from './listActions.ts';
import type { MergeDialogProps } from './MergeDialog.tsx';
import { NameDialog } from './NameDialog/NameDialog.tsx';
import type { KeptLists } from './store/createKeptLists.ts';
import type { KeptList } from './store/KeptList.ts';

type Ask = (props: MergeDialogProps) => ReactNode;

/** What is asked about which list; what asks for another one to merge with is fetched first. */
type Asked = { readonly id: string; readonly Merge?: Ask };

async function askForOther(id: string, ask: (asked: Asked) => void): Promise<void> {
  try {
    ask({ id, Merge: (await import('./MergeDialog.tsx')).MergeDialog });
  } catch {
    toasts.show({
      tone: 'critical',
      title: words.failed,
      action: { label: words.retry, onPress: () => void askForOther(id, ask) },
    });
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
      if (what === 'copy') void copy(one);
      else if (what === 'remove') void remove(one);
      else if (what === 'merge') void askForOther(one.id, setAsked);
      else setAsked({ id: one.id });
    },
    [lists],
  );
  if (!asked || !list) return { command, dialog: null };
  const { Merge } = asked;
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
      <NameDialog
        title="Yeniden Adlandır"
        name={list.name}
        taken={others.map(({ name }) => name)}
        onSave={(name) => lists.rename(list.id, name)}
        onClose={close}
      />
    ),
  };
}
