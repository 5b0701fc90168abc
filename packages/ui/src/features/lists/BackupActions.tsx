import { useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { FileInput } from '../../primitives/FileInput/FileInput.tsx';
import { ArchiveIcon } from '../../primitives/Icon/ArchiveIcon.tsx';
import { ArchiveRestoreIcon } from '../../primitives/Icon/ArchiveRestoreIcon.tsx';
import { saveFile } from '../../primitives/saveFile.ts';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { formatCount } from '../../text/formatAmount.ts';
import { dayOf, refusalOf } from './listWords.ts';
import { type BackupProblem, type Merged, readBackup, writeBackup } from './store/backup.ts';
import type { KeptLists, ListsState } from './store/createKeptLists.ts';

export interface BackupActionsProps {
  lists: KeptLists;
  state: Extract<ListsState, { kind: 'ready' }>;
}

const problems: Readonly<Record<BackupProblem, string>> = {
  noBackup: 'Bu dosya bir liste yedeği değil. ‘Tümünü Yedekle’ ile kaydedilen .json dosyasını seçin.',
  newer: 'Bu yedek sitenin daha yeni bir sürümünde kaydedilmiş. Sayfayı yenileyip tekrar deneyin.',
  tooLarge: 'Bu dosya bir yedek için çok büyük.',
};

/** Saves all lists as one file, and puts the lists of such a file beside those that are here. */
export function BackupActions({ lists, state }: BackupActionsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isLoading, setLoading] = useState(false);

  const save = () => {
    const now = Date.now();
    const text = writeBackup(state.lists, state.unreadable, now);
    saveFile(new Blob([text], { type: 'application/json' }), `Listelerim - ${dayOf(now)}.json`);
    void lists.noteBackup(now);
  };
  const load = async (file: File) => {
    setLoading(true);
    const backup = await readBackup(file);
    if (typeof backup === 'string') tellRefused(problems[backup]);
    else {
      const outcome = await lists.load(backup);
      if (outcome.kind === 'done') tellLoaded(outcome.value, backup.unreadable);
      else tellRefused(refusalOf(outcome));
    }
    setLoading(false);
  };

  return (
    <>
      <Button
        tone="quiet"
        icon={<ArchiveIcon />}
        isDisabled={state.lists.length + state.unreadable.length === 0}
        onPress={save}
      >
        Tümünü Yedekle
      </Button>
      <Button
        tone="quiet"
        icon={<ArchiveRestoreIcon />}
        isPending={isLoading}
        onPress={() => input.current?.click()}
      >
        Yedekten Yükle
      </Button>
      <FileInput
        ref={input}
        label="Yedekten Yükle"
        accept=".json,application/json"
        onChoose={(chosen) => void load(chosen)}
      />
    </>
  );
}

const tellRefused = (message: string) =>
  toasts.show({ tone: 'critical', title: 'Yedek yüklenemedi.', message });

function tellLoaded({ added, differing, same }: Merged, unreadable: number): void {
  const parts = [
    same > 0 && `${formatCount(same)} liste zaten aynı.`,
    differing > 0 &&
      `${formatCount(differing)} liste burada değişmiş; yedekteki hâli ayrı bir liste olarak eklendi.`,
    unreadable > 0 && `${formatCount(unreadable)} liste okunamadı ve alınmadı.`,
  ].filter((part) => part !== false);
  toasts.show({
    tone: unreadable > 0 ? 'critical' : added.length > 0 ? 'success' : 'info',
    title: added.length === 0 ? 'Yedekte yeni liste yok.' : `${formatCount(added.length)} liste eklendi.`,
    ...(parts.length > 0 && { message: parts.join(' '), timeout: null }),
  });
}
