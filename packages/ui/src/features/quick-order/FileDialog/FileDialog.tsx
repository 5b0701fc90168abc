import { useIdentity } from '@vitrin/api-client/application/useIdentity';
import { identityKey } from '@vitrin/api-client/identity';
import { type ReactNode, useMemo, useState } from 'react';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { fileSize } from '../../../sheet/read/fileSize.ts';
import { mayHelpAgain, refusalWords } from '../../../sheet/read/refusalWords.ts';
import type { ToldText } from '../../../sheet/read/readTableFile.ts';
import type { SheetTable } from '../../../sheet/read/readWorkbook.ts';
import { useTableFile } from '../../../sheet/read/useTableFile.ts';
import { words } from '../../../text/words.ts';
import { recallColumns } from '../file/keptColumns.ts';
import { rowLimit } from '../file/rowLimit.ts';
import type { ListLine } from '../list/ListLine.ts';
import { FileMapping } from './FileMapping.tsx';
import { about, waiting } from './FileDialog.css.ts';

export interface FileDialogProps {
  /** What was chosen, dropped or pasted; the dialog is open while there is one. */
  file: File | undefined;
  /** Told the lines of the file, those with an error among them. */
  onLines: (lines: readonly ListLine[]) => void;
  /** Asked for another file in place of one that cannot be read. */
  onChooseOther: () => void;
  onClose: () => void;
}

/** Reads a file beside the page, shows what is understood of it, and lets its columns be told before it becomes rows. */
export function FileDialog({ file, onLines, onChooseOther, onClose }: FileDialogProps) {
  const [said, setSaid] = useState<{ readonly of: File | undefined; readonly told: ToldText }>();
  /** What is in the file as it is read by itself: by this it is known again. */
  const [found, setFound] = useState<{ readonly of: File; readonly sheets: readonly SheetTable[] }>();
  const owner = identityKey(useIdentity());
  const recalled = useMemo(() => recallColumns(owner, found?.sheets[0]?.rows ?? [])?.told, [owner, found]);
  const isSaid = said?.of === file;
  const told = isSaid ? said?.told : found?.of === file ? recalled : undefined;
  const { reading, isReading, readAgain } = useTableFile(file, rowLimit, told);
  if (file && reading?.kind === 'read' && found?.of !== file) setFound({ of: file, sheets: reading.sheets });
  const frame = (children: ReactNode, footer: ReactNode) => (
    <Dialog
      title="Dosyayı Eşle"
      size="xl"
      placement="top"
      isFullScreenOnPhone
      closeLabel={words.close}
      isOpen={file !== undefined}
      onOpenChange={(open) => !open && onClose()}
      footer={footer}
    >
      {file && (
        <p className={about} translate="no">
          {file.name} · {fileSize(file)}
        </p>
      )}
      {children}
    </Dialog>
  );

  // As it was told of such a file before, it is read before anything of it is shown.
  if (reading?.kind === 'read' && found && (isSaid || !isReading))
    return (
      <FileMapping
        owner={owner}
        found={found.sheets}
        reading={reading}
        isReading={isReading}
        told={told ?? {}}
        onTell={(more) => setSaid({ of: file, told: { ...told, ...more } })}
        onLines={onLines}
        onClose={onClose}
        frame={frame}
      />
    );
  if (reading?.kind === 'refused')
    return frame(
      <Alert tone="critical">{refusalWords(rowLimit)[reading.problem]}</Alert>,
      <>
        <Button onPress={onClose}>Vazgeç</Button>
        {mayHelpAgain.has(reading.problem) && <Button onPress={readAgain}>{words.retry}</Button>}
        <Button tone="brand" onPress={onChooseOther}>
          Başka Dosya Seç
        </Button>
      </>,
    );
  return frame(
    <p className={waiting} role="status">
      <Spinner /> Dosya okunuyor…
    </p>,
    <Button onPress={onClose}>Vazgeç</Button>,
  );
}
