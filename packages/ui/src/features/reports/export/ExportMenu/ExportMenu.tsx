import { DownloadIcon } from '../../../../primitives/Icon/DownloadIcon.tsx';
import { SaveMenu } from '../../../../sheet/SaveMenu.tsx';
import type { ReportSheet } from '../../ReportSheet.ts';

export interface ExportMenuProps {
  /** The report as it is shown; asked for when it is exported. */
  sheet: () => ReportSheet;
  /** Names it, where not all of the report is exported. */
  label?: string;
}

const formats = { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' };

/** Saves what a report shows as a file. What writes it is fetched when it is wanted. */
export function ExportMenu({ sheet, label = 'Dışa Aktar' }: ExportMenuProps) {
  return (
    <SaveMenu
      icon={<DownloadIcon />}
      formats={formats}
      save={async (format, signal) => {
        const { exportSheet } = await import('../exportSheet.ts');
        await exportSheet(sheet(), format, signal);
      }}
    >
      {label}
    </SaveMenu>
  );
}
