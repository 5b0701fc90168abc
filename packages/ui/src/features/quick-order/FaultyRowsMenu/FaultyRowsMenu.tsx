import { DownloadIcon } from '../../../primitives/Icon/DownloadIcon.tsx';
import { RowsMenu, type RowsMenuProps } from '../RowsMenu.tsx';

const formats = { xlsx: '.xlsx', csv: '.csv' };

/** Saves the rows that are not right, with the reason beside each. */
export const FaultyRowsMenu = (props: Required<Pick<RowsMenuProps, 'rows' | 'day'>>) => (
  <RowsMenu {...props} title="Hatalı Satırlar" icon={<DownloadIcon />} formats={formats}>
    Hatalı Satırları İndir
  </RowsMenu>
);
