import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../primitives/Button/Button.tsx';
import { FileTextIcon } from '../primitives/Icon/FileTextIcon.tsx';
import { GridIcon } from '../primitives/Icon/GridIcon.tsx';
import { Menu } from '../primitives/Menu/Menu.tsx';
import { tellFailed } from '../query/tellNotLoaded.ts';
import type { SheetFormat } from './saveSheet.ts';

export interface SaveMenuProps extends Pick<ButtonProps, 'tone' | 'icon'> {
  /** What is saved; names the menu, too. */
  children: string;
  /** What each kind of file is called. */
  formats: Readonly<Record<SheetFormat, string>>;
  /** Makes the file and offers it. Rejects when it cannot be made. */
  save: (format: SheetFormat, signal: AbortSignal) => Promise<void>;
}

const icons: Readonly<Record<SheetFormat, ReactNode>> = {
  xlsx: <GridIcon size="sm" />,
  csv: <FileTextIcon size="sm" />,
};

/** Saves something as a file of the kind that is chosen; says so where it cannot be made. */
export function SaveMenu({ children, formats, save, ...button }: SaveMenuProps) {
  const [isPending, setPending] = useState(false);
  const job = useRef<AbortController>(undefined);
  useEffect(() => () => job.current?.abort(), []);

  const start = async (format: SheetFormat) => {
    job.current = new AbortController();
    const { signal } = job.current;
    setPending(true);
    try {
      await save(format, signal);
    } catch {
      tellFailed('Dosya hazırlanamadı.', () => void start(format));
    } finally {
      if (!signal.aborted) setPending(false);
    }
  };

  return (
    <Menu
      label={children}
      placement="bottom end"
      items={(['xlsx', 'csv'] as const).map((key) => ({ key, label: formats[key], icon: icons[key] }))}
      onAction={(key) => void start(key === 'csv' ? 'csv' : 'xlsx')}
      trigger={(props) => (
        <Button {...props} {...button} isPending={isPending} pendingLabel="Hazırlanıyor…">
          {children}
        </Button>
      )}
    />
  );
}
