import { DownloadIcon } from '../../primitives/Icon/DownloadIcon.tsx';
import { SaveMenu, type SaveMenuProps } from '../../sheet/SaveMenu.tsx';
import type { NewList } from './store/KeptList.ts';

export interface ListFileMenuProps extends Pick<SaveMenuProps, 'tone' | 'children'> {
  list: Pick<NewList, 'name' | 'rows'>;
}

const formats = { xlsx: '.xlsx', csv: '.csv' };

/** Saves a list as a file. What writes it is fetched when it is wanted. */
export function ListFileMenu({ list, ...menu }: ListFileMenuProps) {
  return (
    <SaveMenu
      {...menu}
      icon={<DownloadIcon />}
      formats={formats}
      save={async (format, signal) => {
        const { saveList } = await import('./saveList.ts');
        await saveList(list, format, signal);
      }}
    />
  );
}
