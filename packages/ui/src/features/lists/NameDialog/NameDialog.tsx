import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { words } from '../../../text/words.ts';
import { refusalOf } from '../listWords.ts';
import type { ListOutcome } from '../store/createKeptLists.ts';
import { cleanName, type KeptRow, listNameLimit } from '../store/KeptList.ts';
import { UnsavedList } from '../UnsavedList.tsx';

export interface NameDialogProps {
  title: string;
  /** What stands in the field at first. */
  name: string;
  /** Names that other lists have. */
  taken: readonly string[];
  /** What goes into the list: offered as a file where it cannot be kept. */
  rows?: readonly KeptRow[];
  /** Keeps it under its name, cleaned. */
  onSave: (name: string) => Promise<ListOutcome>;
  /** Closed, or kept. */
  onClose: () => void;
}

/** Asks for the name of a list. It is open while it is there. */
export function NameDialog({ title, name: first, taken, rows = [], onSave, onClose }: NameDialogProps) {
  const [name, setName] = useState(first);
  const [isSent, setSent] = useState(false);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const form = useId();
  const clean = cleanName(name);
  const fault =
    clean === '' ? 'Liste adı yazın.' : taken.includes(clean) ? 'Bu adda bir liste var.' : undefined;

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setSent(true);
    if (isPending) return;
    if (fault !== undefined) return input.current?.focus();
    setPending(true);
    const outcome = await onSave(clean);
    setPending(false);
    if (outcome.kind === 'done') onClose();
    else setRefusal(refusalOf(outcome));
  };

  return (
    <Dialog
      title={title}
      size="sm"
      placement="top"
      closeLabel={words.close}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      initialFocus={input}
      footer={
        <>
          <Button onPress={onClose}>Vazgeç</Button>
          <Button tone="brand" type="submit" form={form} isPending={isPending}>
            Kaydet
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void send(event)}>
        {refusal !== undefined && <UnsavedList reason={refusal} list={{ name: clean, rows }} />}
        <TextField
          ref={input}
          label="Liste adı"
          description="Yalnızca bu cihazda saklanır."
          autoComplete="off"
          maxLength={listNameLimit}
          value={name}
          onChange={setName}
          {...(isSent && fault !== undefined && { errorMessage: fault })}
        />
      </form>
    </Dialog>
  );
}
