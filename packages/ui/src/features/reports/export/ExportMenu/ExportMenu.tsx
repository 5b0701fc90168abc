import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { DownloadIcon } from '../../../../primitives/Icon/DownloadIcon.tsx';
import { FileTextIcon } from '../../../../primitives/Icon/FileTextIcon.tsx';
import { GridIcon } from '../../../../primitives/Icon/GridIcon.tsx';
import { Menu } from '../../../../primitives/Menu/Menu.tsx';
import { toasts } from '../../../../primitives/Toast/toasts.ts';
import { words } from '../../../../text/words.ts';
import type { ReportSheet } from '../../ReportSheet.ts';
import type { ExportFormat } from '../exportSheet.ts';

export interface ExportMenuProps {
  /** The report as it is shown; asked for when it is exported. */
  sheet: () => ReportSheet;
}

const items = [
  { key: 'xlsx', label: 'Excel (.xlsx)', icon: <GridIcon size="sm" /> },
  { key: 'csv', label: 'CSV (.csv)', icon: <FileTextIcon size="sm" /> },
] satisfies { key: ExportFormat; label: string; icon: unknown }[];

/** Saves what a report shows as a file. What writes it is fetched when it is wanted. */
export function ExportMenu({ sheet }: ExportMenuProps) {
  const [isPending, setPending] = useState(false);
  const job = useRef<AbortController>(undefined);
  useEffect(() => () => job.current?.abort(), []);

  const save = async (format: ExportFormat) => {
    job.current = new AbortController();
    const { signal } = job.current;
    setPending(true);
    try {
      const { exportSheet } = await import('../exportSheet.ts');
      await exportSheet(sheet(), format, signal);
    } catch {
      toasts.show({
        tone: 'critical',
        title: 'Dosya hazırlanamadı.',
        action: { label: words.retry, onPress: () => void save(format) },
      });
    } finally {
      if (!signal.aborted) setPending(false);
    }
  };

  return (
    <Menu
      label="Dışa Aktar"
      placement="bottom end"
      items={items}
      onAction={(key) => void save(key === 'csv' ? 'csv' : 'xlsx')}
      trigger={(props) => (
        <Button {...props} icon={<DownloadIcon />} isPending={isPending} pendingLabel="Hazırlanıyor…">
          Dışa Aktar
        </Button>
      )}
    />
  );
}
