import { DownloadIcon } from '../../../primitives/Icon/DownloadIcon.tsx';
import { SaveMenu } from '../../../sheet/SaveMenu.tsx';
import type { SavedRow } from '../list/saveRows.ts';

export interface FaultyRowsMenuProps {
  /** The rows that are not right, each with what is wrong; asked for when they are saved. */
  rows: () => readonly SavedRow[];
  /** Today, `yyyy-MM-dd`. */
  day: string;
}

const formats = { xlsx: '.xlsx', csv: '.csv' };

/** Saves the rows that are not right, with the reason beside each. What writes them is fetched when it is wanted. */
export function FaultyRowsMenu({ rows, day }: FaultyRowsMenuProps) {
  return (
    <SaveMenu
      tone="quiet"
      icon={<DownloadIcon />}
      formats={formats}
      save={async (format, signal) => {
        const { saveRows } = await import('../list/saveRows.ts');
        await saveRows({ title: 'Hatalı Satırlar', day }, rows(), format, signal);
      }}
    >
      Hatalı Satırları İndir
    </SaveMenu>
  );
}
