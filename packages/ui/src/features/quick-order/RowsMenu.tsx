import { SaveMenu, type SaveMenuProps } from '../../sheet/SaveMenu.tsx';
import type { SavedRow } from './list/saveRows.ts';

export interface RowsMenuProps extends Omit<SaveMenuProps, 'tone' | 'save'> {
  /** Names the file, with a day, `yyyy-MM-dd`, where there is one. */
  title: string;
  day?: string;
  /** Asked for when they are saved. */
  rows: () => readonly SavedRow[] | Promise<readonly SavedRow[]>;
}

/** Saves rows as this screen reads them. What writes them is fetched when it is wanted. */
export const RowsMenu = ({ title, day, rows, ...menu }: RowsMenuProps) => (
  <SaveMenu
    {...menu}
    tone="quiet"
    save={async (format, signal) => {
      const { saveRows } = await import('./list/saveRows.ts');
      await saveRows({ title, ...(day !== undefined && { day }) }, await rows(), format, signal);
    }}
  />
);
