import { DownloadIcon } from '../../../../primitives/Icon/DownloadIcon.tsx';
import { SaveMenu } from '../../../../sheet/SaveMenu.tsx';
import type { ReportSheet } from '../../ReportSheet.ts';

export interface ExportMenuProps {
  /** The report as it is shown; asked for when it is exported. */
  sheet: () => ReportSheet;
}

const formats = { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' };

/** Saves what a report shows as a file. What writes it is fetched when it is wanted. */
export function ExportMenu({ sheet }: ExportMenuProps) {
  return (
    <SaveMenu
      icon={<DownloadIcon />}
      formats={formats}
      save={async (format, signal) => {
        const { exportSheet } = await import('../exportSheet.ts');
        await exportSheet(sheet(), format, signal);
      }}
    >
      Dışa Aktar
    </SaveMenu>
  );
}
