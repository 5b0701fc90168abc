import type { Identity } from '@vitrin/api-client/identity';
import { type SubmitEvent, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { toasts } from '../../../primitives/Toast/toasts.ts';
import { formatCount } from '../../../text/formatAmount.ts';
import { words } from '../../../text/words.ts';
import { countOf, problemWords, refusalOf } from '../listWords.ts';
import { readSavable, type SavableList } from '../SavableList.ts';
import { freeName } from '../store/backup.ts';
import type { ListOutcome } from '../store/createKeptLists.ts';
import { cleanName, type KeptList, listNameLimit } from '../store/KeptList.ts';
import { addRows } from '../store/listRows.ts';
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
  const taken = new Set(all.map(({ name }) => name));
  const [target, setTarget] = useState(anew);
  const [typed, setTyped] = useState<string>();
  const [isSent, setSent] = useState(false);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const form = useId();
  const chosen = all.find(({ id }) => id === target);
  const name = typed ?? freeName(cleanName(list.name), taken);
  const clean = cleanName(name);
  const fault =
    clean === ''
      ? 'Liste adı yazın.'
      : taken.has(clean)
        ? 'Bu adda bir liste var; yukarıdan seçin.'
        : undefined;

  const save = async (): Promise<ListOutcome> =>
    chosen ? lists.addRows(chosen.id, rows) : lists.create({ name: clean, origin: list.origin, rows });
  const takeBack = async (kept: KeptList) => {
    const end = await (chosen ? lists.takeRows(kept.id, rows) : lists.remove(kept.id));
    if (end.kind !== 'done') toasts.show({ tone: 'critical', title: refusalOf(end) });
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setSent(true);
    if (isPending || rows.length === 0) return;
    if (!chosen && fault !== undefined) return input.current?.focus();
    setPending(true);
    const outcome = await save();
    setPending(false);
    if (outcome.kind !== 'done') return setRefusal(refusalOf(outcome));
    const kept = outcome.value;
    onClose();
    toasts.show({
      title: `${countOf({ rows })} ‘${kept.name}’ listesine kaydedildi.`,
      action: { label: words.undo, onPress: () => void takeBack(kept) },
    });
  };

  return (
    <Dialog
      title="Listeye Kaydet"
      placement="top"
      size="sm"
      closeLabel={words.close}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      initialFocus={input}
      footer={
        <>
          <Button onPress={onClose}>Vazgeç</Button>
          <Button
            tone="brand"
            type="submit"
            form={form}
            isPending={isPending || state.kind === 'loading'}
            isDisabled={rows.length === 0}
          >
            Kaydet
          </Button>
        </>
      }
    >
      <form id={form} className={fields} noValidate onSubmit={(event) => void send(event)}>
        {state.kind === 'failed' ? (
          <UnsavedList
            reason={problemWords[state.problem]}
            list={{ name: clean, rows }}
            onRetry={() => void lists.reload()}
          />
        ) : (
          refusal !== undefined && (
            <UnsavedList
              reason={refusal}
              list={{ name: chosen?.name ?? clean, rows: addRows(chosen?.rows ?? [], rows) }}
            />
          )
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
        {!chosen && (
          <TextField
            ref={input}
            label="Liste adı"
            description="Yalnızca bu cihazda saklanır."
            autoComplete="off"
            maxLength={listNameLimit}
            value={name}
            onChange={setTyped}
            onFocus={({ target: field }) => field.select()}
            {...(isSent && fault !== undefined && { errorMessage: fault })}
          />
        )}
      </form>
    </Dialog>
  );
}
