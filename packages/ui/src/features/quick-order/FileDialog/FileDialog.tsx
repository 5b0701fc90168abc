import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { formatCount } from '../../../text/formatAmount.ts';
import { words } from '../../../text/words.ts';
import type { FileProblem } from '../file/readListFile.ts';
import { type ReaderFailure, readInWorker, type WorkerReading } from '../file/readInWorker.ts';
import { mayHelpAgain, refusalWords } from '../file/refusalWords.ts';
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
  const [attempt, setAttempt] = useState(0);
  const request = useMemo(() => ({ file, attempt }), [file, attempt]);
  const [done, setDone] = useState<{ readonly of: typeof request; readonly reading: WorkerReading }>();
  useEffect(() => {
    if (!request.file) return undefined;
    const job = new AbortController();
    void readInWorker(request.file, job.signal).then(
      (answer) => answer && setDone({ of: request, reading: answer }),
    );
    return () => job.abort();
  }, [request]);
  const reading = done?.of === request ? done.reading : undefined;
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
          {file.name} · {sizeOf(file)}
        </p>
      )}
      {children}
    </Dialog>
  );

  if (reading?.kind === 'read')
    return <FileMapping reading={reading} onLines={onLines} onClose={onClose} frame={frame} />;
  if (reading)
    return frame(
      <Refusal problem={reading.problem} />,
      <>
        <Button onPress={onClose}>Vazgeç</Button>
        {mayHelpAgain.has(reading.problem) && (
          <Button onPress={() => setAttempt(attempt + 1)}>{words.retry}</Button>
        )}
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

const Refusal = ({ problem }: { problem: FileProblem | ReaderFailure }) => (
  <Alert tone="critical">{refusalWords[problem]}</Alert>
);

/** `48 KB`, `9,5 MB`. */
const sizeOf = ({ size }: File) =>
  size < 1_000_000
    ? `${formatCount(Math.ceil(size / 1024))} KB`
    : `${new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 }).format(size / 1024 / 1024)} MB`;
