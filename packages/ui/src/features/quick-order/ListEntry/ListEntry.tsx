import { nextTurn } from '@vitrin/api-client/runSteps';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../primitives/Button/Button.tsx';
import { FileInput } from '../../../primitives/FileInput/FileInput.tsx';
import { ClipboardPasteIcon } from '../../../primitives/Icon/ClipboardPasteIcon.tsx';
import { FileSpreadsheetIcon } from '../../../primitives/Icon/FileSpreadsheetIcon.tsx';
import { UploadIcon } from '../../../primitives/Icon/UploadIcon.tsx';
import { tellNotLoaded } from '../../../query/tellNotLoaded.ts';
import { toasts } from '../../../primitives/Toast/toasts.ts';
import { hasFiles, useDroppedFiles } from '../../../primitives/useDroppedFiles.ts';
import { useLazyComponent } from '../../../primitives/useLazyComponent.ts';
import type { ListLine } from '../list/ListLine.ts';
import { EmptyWays } from './EmptyWays.tsx';
import { bar, dropHint, dropPlace, end, saidOnPhone, ways } from './ListEntry.css.ts';

export interface ListEntryProps {
  /** Told the lines of a list that was pasted or read from a file, those with an error among them. */
  onLines: (lines: readonly ListLine[]) => void;
  /** Nothing stands there yet: the ways in are shown large below it, with what each takes. */
  isEmpty?: boolean;
  /** Scans codes by the camera. */
  camera?: ReactNode;
  /** Samples of a list. */
  sample?: ReactNode;
  /** What is done with the list, at the other end of the ways in. */
  actions?: ReactNode;
  /** The list. */
  children?: ReactNode;
}

const loadPaste = async () => (await import('../PasteDialog/PasteDialog.tsx')).PasteDialog;
const loadFile = async () => (await import('../FileDialog/FileDialog.tsx')).FileDialog;

/** Where text goes to a field, pasting is the field's. */
const takesText = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * A list and the ways in for whole lists: pasted as text, or a file that is chosen, dropped anywhere on the page or pasted. Their dialogs
 * and what reads files are fetched when they are wanted.
 */
export function ListEntry({ onLines, isEmpty = false, camera, sample, actions, children }: ListEntryProps) {
  const [wanted, setWanted] = useState<'paste' | 'file'>();
  const [isPasting, setPasting] = useState(false);
  const [text, setText] = useState('');
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const paste = useLazyComponent(loadPaste);
  const reader = useLazyComponent(loadFile);

  const isHanding = useRef(false);
  /** The press, the browser's closing of the dialog, ours, and the lines of thousands: each is enough for a turn of its own. */
  const handOver = async (lines: readonly ListLine[], close: () => void) => {
    // Pressed twice before it has gone.
    if (isHanding.current) return;
    isHanding.current = true;
    await nextTurn();
    document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
    await nextTurn();
    flushSync(close);
    await nextTurn();
    isHanding.current = false;
    setText('');
    onLines(lines);
  };
  const openPaste = async () => {
    setWanted('paste');
    const isThere = Boolean(paste.Component) || (await paste.fetch());
    setWanted(undefined);
    if (isThere) setPasting(true);
    else tellNotLoaded(() => void openPaste());
  };
  const openFile = async (chosen: File) => {
    setWanted('file');
    const isThere = Boolean(reader.Component) || (await reader.fetch());
    setWanted(undefined);
    if (!isThere) return tellNotLoaded(() => void openFile(chosen));
    setPasting(false);
    setFile(chosen);
  };
  const openFiles = (files: FileList | undefined) => {
    const [chosen, second] = files ?? [];
    if (second) toasts.show({ tone: 'info', title: 'Dosyaları tek tek ekleyin.', timeout: 8000 });
    else if (chosen) void openFile(chosen);
  };

  const isOver = useDroppedFiles(openFiles);
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    if (!data || event.defaultPrevented) return;
    const pasted = data.getData('text/plain');
    // Cells of a spreadsheet come as text and as a picture of them: the text is meant.
    if (pasted === '' && hasFiles(data)) {
      event.preventDefault();
      openFiles(data.files);
    } else if (pasted !== '' && !isPasting && file === undefined && !takesText(event.target)) {
      event.preventDefault();
      setText(pasted);
      void openPaste();
    }
  });
  useEffect(() => {
    const job = new AbortController();
    window.addEventListener('paste', (event) => onPaste(event), { signal: job.signal });
    return () => job.abort();
  }, []);

  const pasteButton = (
    <Button
      icon={<ClipboardPasteIcon />}
      isPending={wanted === 'paste'}
      onPointerEnter={() => void paste.fetch()}
      onFocus={() => void paste.fetch()}
      onPress={() => void openPaste()}
    >
      Yapıştır
    </Button>
  );
  const fileButton = (
    <Button
      icon={<FileSpreadsheetIcon />}
      isPending={wanted === 'file'}
      onPointerEnter={() => void reader.fetch()}
      onFocus={() => void reader.fetch()}
      onPress={() => input.current?.click()}
    >
      <span>
        Dosya <span className={saidOnPhone}>Seç</span>
      </span>
    </Button>
  );
  return (
    <>
      {!isEmpty && (
        <div className={bar}>
          <div className={ways}>
            {pasteButton}
            {fileButton}
            {camera}
          </div>
          <div className={end}>
            {sample}
            {actions}
          </div>
        </div>
      )}
      {children}
      {isEmpty && <EmptyWays paste={pasteButton} file={fileButton} camera={camera} sample={sample} />}
      {/* Any file: what it is, its content says. */}
      <FileInput ref={input} label="Dosya Seç" onChoose={(chosen) => void openFile(chosen)} />
      {isOver && (
        <div className={dropPlace}>
          <p className={dropHint}>
            <UploadIcon size="lg" /> Listenizi buraya bırakın
          </p>
        </div>
      )}
      {paste.Component && (
        <paste.Component
          isOpen={isPasting}
          text={text}
          onTextChange={setText}
          onClose={() => setPasting(false)}
          onLines={(lines) => void handOver(lines, () => setPasting(false))}
        />
      )}
      {reader.Component && (
        <reader.Component
          file={file}
          onClose={() => setFile(undefined)}
          onChooseOther={() => input.current?.click()}
          onLines={(lines) => void handOver(lines, () => setFile(undefined))}
        />
      )}
    </>
  );
}
