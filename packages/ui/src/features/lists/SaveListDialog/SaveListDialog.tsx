import type { Identity } from '@vitrin/api-client/identity';
import { useMemo, useState } from 'react';
import { Select } from '../../../primitives/Select/Select.tsx';
import { toasts } from '../../../primitives/Toast/toasts.ts';
import { formatCount } from '../../../text/formatAmount.ts';
import { words } from '../../../text/words.ts';
import { NameDialog } from '../NameDialog/NameDialog.tsx';
import { countOf, problemWords } from '../listWords.ts';
import { readSavable, type SavableList } from '../SavableList.ts';
import { freeName } from '../store/backup.ts';
import type { ListOutcome } from '../store/createKeptLists.ts';
import { cleanName, type KeptList } from '../store/KeptList.ts';
import { addRows, takeRows } from '../store/listRows.ts';
import { tellUnsaved } from '../tellUnsaved.ts';
import { UnsavedList } from '../UnsavedList.tsx';
import { useKeptLists } from '../useKeptLists.ts';
import { about, fields } from './SaveListDialog.css.ts';

export interface SaveListDialogProps {
  identity: Identity;
  list: SavableList;
  /** Closed, or kept. */
  onClose: () => void;
}

/** A list of its own, instead of one that is there. */
const anew = 'new';

/** Keeps products in a new list or adds them to one that is there. It is open while it is there. */
export function SaveListDialog({ identity, list, onClose }: SaveListDialogProps) {
  const { lists, state } = useKeptLists(identity);
  const { rows, skipped } = useMemo(() => readSavable(list.lines), [list]);
  const all = state.kind === 'ready' ? state.lists : [];
  const taken = all.map(({ name }) => name);
  const [target, setTarget] = useState(anew);
  const chosen = all.find(({ id }) => id === target);

  const takeBack = async (kept: KeptList) => {
    const end = await (chosen ? lists.takeRows(kept.id, rows) : lists.remove(kept.id));
    if (end.kind !== 'done')
      tellUnsaved(end, { name: kept.name, rows: chosen ? takeRows(kept.rows, rows) : rows });
  };
  const save = async (name: string): Promise<ListOutcome> => {
    const outcome = await (chosen
      ? lists.addRows(chosen.id, rows)
      : lists.create({ name, origin: list.origin, rows }));
    if (outcome.kind === 'done') {
      const kept = outcome.value;
      toasts.show({
        title: `${countOf({ rows })} ‘${kept.name}’ listesine kaydedildi.`,
        action: { label: words.undo, onPress: () => void takeBack(kept) },
      });
    }
    return outcome;
  };

  return (
    <NameDialog
      title="Listeye Kaydet"
      name={chosen?.name ?? freeName(cleanName(list.name), new Set(taken))}
      taken={taken}
      takenHint="; yukarıdan seçin."
      isNamed={chosen !== undefined}
      rows={addRows(chosen?.rows ?? [], rows)}
      isDisabled={rows.length === 0 || state.kind === 'failed'}
      onSave={save}
      onClose={onClose}
    >
      <div className={fields}>
        {state.kind === 'failed' && (
          <UnsavedList
            reason={problemWords[state.problem]}
            list={{ name: cleanName(list.name), rows }}
            onRetry={() => void lists.reload()}
          />
        )}
        <p className={about}>
          {rows.length === 0 ? 'Kaydedilecek ürün yok.' : `${countOf({ rows })} kaydedilecek.`}
          {skipped > 0 && ` ${formatCount(skipped)} satır alınmayacak: kodu ya da tam sayı bir miktarı yok.`}
        </p>
        {all.length > 0 && (
          <Select
            label="Liste"
            options={[
              { value: anew, label: 'Yeni Liste' },
              ...all.map((one) => ({ value: one.id, label: `${one.name} · ${countOf(one)}` })),
            ]}
            value={chosen?.id ?? anew}
            onChange={setTarget}
          />
        )}
      </div>
    </NameDialog>
  );
}
