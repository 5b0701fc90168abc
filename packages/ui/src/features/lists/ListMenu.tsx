import { useState } from 'react';
import { CopyIcon } from '../../primitives/Icon/CopyIcon.tsx';
import { MergeIcon } from '../../primitives/Icon/MergeIcon.tsx';
import { MoreIcon } from '../../primitives/Icon/MoreIcon.tsx';
import { PencilIcon } from '../../primitives/Icon/PencilIcon.tsx';
import { TrashIcon } from '../../primitives/Icon/TrashIcon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import type { KeptList } from './store/KeptList.ts';

/** What can be done with a list as a whole. */
export type ListCommand = 'rename' | 'copy' | 'merge' | 'remove';

export interface ListMenuProps {
  list: KeptList;
  /** There is another one to merge it with. */
  canMerge: boolean;
  /** Resolves when it is done, or asks something first. */
  onCommand: (list: KeptList, command: ListCommand) => Promise<void>;
}

const items = [
  { key: 'rename', label: 'Yeniden Adlandır', icon: <PencilIcon size="sm" /> },
  { key: 'copy', label: 'Kopyala', icon: <CopyIcon size="sm" /> },
  { key: 'merge', label: 'Birleştir', icon: <MergeIcon size="sm" /> },
  { key: 'remove', label: 'Sil', icon: <TrashIcon size="sm" />, tone: 'critical' },
] as const;

/** The commands of a list. */
export function ListMenu({ list, canMerge, onCommand }: ListMenuProps) {
  const label = `Liste işlemleri: ${list.name}`;
  const [isPending, setPending] = useState(false);
  const start = async (command: ListCommand) => {
    setPending(true);
    await onCommand(list, command);
    setPending(false);
  };
  return (
    <Menu
      label={label}
      placement="bottom end"
      items={items.map((item) => ({ ...item, isDisabled: item.key === 'merge' && !canMerge }))}
      onAction={(key) => {
        const item = items.find((one) => one.key === key);
        if (item) void start(item.key);
      }}
      trigger={(props) => (
        <IconButton {...props} label={label} isPending={isPending}>
          <MoreIcon />
        </IconButton>
      )}
    />
  );
}
