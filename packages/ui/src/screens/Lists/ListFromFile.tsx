import { useRef, useState } from 'react';
import { countOf } from '../../features/lists/listWords.ts';
import { nameDialog } from '../../features/lists/nameDialog.ts';
import { readSavable } from '../../features/lists/SavableList.ts';
import { freeName } from '../../features/lists/store/backup.ts';
import type { KeptLists } from '../../features/lists/store/createKeptLists.ts';
import { cleanName, type KeptRow } from '../../features/lists/store/KeptList.ts';
import { tellNotLoaded } from '../../query/tellNotLoaded.ts';
import type { ListLine } from '../../features/quick-order/list/ListLine.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FileInput } from '../../primitives/FileInput/FileInput.tsx';
import { FileSpreadsheetIcon } from '../../primitives/Icon/FileSpreadsheetIcon.tsx';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { useLazyComponent } from '../../primitives/useLazyComponent.ts';
import { formatCount } from '../../text/formatAmount.ts';

export interface ListFromFileProps {
  lists: KeptLists;
  /** Names that are taken. */
  taken: readonly string[];
}

/** What a file has come to, before it has a name. */
interface ReadFile {
  readonly fileName: string;
  readonly rows: readonly KeptRow[];
  /** Lines that have no code, or no whole quantity. */
  readonly left: number;
}

const load = async () => (await import('../../features/quick-order/FileDialog/FileDialog.tsx')).FileDialog;
const loadName = () => nameDialog.load();

/** The name of a list of this file: that of the file, without its ending. */
const nameOf = (fileName: string) => cleanName(fileName.replace(/\.[a-z\d]{1,5}$/i, '')) || 'Liste';

/**
 * Makes a list of a file, as Hızlı Sipariş reads one: its columns are told, then it gets a name. Lines without a code or a whole
 * quantity are left out, and that is said.
 */
export function ListFromFile({ lists, taken }: ListFromFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const { Component: FileDialog, fetch } = useLazyComponent(load);
  const { Component: NameDialog, fetch: fetchName } = useLazyComponent(loadName);
  const [isFetching, setFetching] = useState(false);
  const [file, setFile] = useState<File>();
  const [found, setFound] = useState<ReadFile>();

  const open = async (chosen: File) => {
    setFetching(true);
    const areThere = await Promise.all([fetch(), fetchName()]);
    setFetching(false);
    if (areThere.every(Boolean)) setFile(chosen);
    else tellNotLoaded(() => void open(chosen));
  };
  const take = (lines: readonly ListLine[]) => {
    const { rows, skipped } = readSavable(
      lines.map((line) => (line.kind === 'product' ? line : { code: '', quantity: undefined })),
    );
    setFile(undefined);
    if (rows.length === 0)
      toasts.show({ tone: 'critical', title: 'Dosyada kodu ve miktarı okunan satır yok.' });
    else
      setFound({
        fileName: file?.name ?? '',
        rows,
        left: skipped,
      });
  };
  const create = async (name: string) => {
    if (!found) return { kind: 'gone' } as const;
    const origin = { kind: 'file', name: cleanName(found.fileName) } as const;
    const outcome = await lists.create({ name, origin, rows: found.rows });
    if (outcome.kind === 'done')
      toasts.show({
        title: `‘${outcome.value.name}’ oluşturuldu: ${countOf(outcome.value)}.`,
        ...(found.left > 0 && {
          tone: 'critical',
          message: `${formatCount(found.left)} satırın kodu ya da miktarı okunamadı; listeye alınmadı.`,
          timeout: null,
        }),
      });
    return outcome;
  };

  return (
    <>
      <Button
        icon={<FileSpreadsheetIcon />}
        isPending={isFetching}
        onPointerEnter={() => void fetch()}
        onFocus={() => void fetch()}
        onPress={() => input.current?.click()}
      >
        Dosya Seç
      </Button>
      <FileInput ref={input} label="Dosya Seç" onChoose={(chosen) => void open(chosen)} />
      {FileDialog && (
        <FileDialog
          file={file}
          onLines={take}
          onChooseOther={() => input.current?.click()}
          onClose={() => setFile(undefined)}
        />
      )}
      {found && NameDialog && (
        <NameDialog
          title="Yeni Liste"
          name={freeName(nameOf(found.fileName), new Set(taken))}
          taken={taken}
          rows={found.rows}
          onSave={create}
          onClose={() => setFound(undefined)}
        />
      )}
    </>
  );
}
