import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
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
  /** What stands in the field until something else is typed. */
  name: string;
  /** Names that other lists have. */
  taken: readonly string[];
  /** What to do about a name that is taken, after that it is. */
  takenHint?: string;
  /** What is kept goes into a list that has its name: none is asked for. */
  isNamed?: boolean;
  /** What goes into the list: offered as a file where it cannot be kept. */
  rows?: readonly KeptRow[];
  /** There is nothing to keep. */
  isDisabled?: boolean;
  /** What stands above the name. */
  children?: ReactNode;
  /** Keeps it under its name, cleaned. */
  onSave: (name: string) => Promise<ListOutcome>;
  /** Closed, or kept. */
  onClose: () => void;
}

/** Asks for the name of a list. It is open while it is there. */
export function NameDialog({
  title,
  name: first,
  taken,
  takenHint = '.',
  isNamed = false,
  rows = [],
  isDisabled = false,
  children,
  onSave,
  onClose,
}: NameDialogProps) {
  const [typed, setTyped] = useState<string>();
  const [isSent, setSent] = useState(false);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const form = useId();
  const name = typed ?? first;
  const clean = isNamed ? first : cleanName(name);
  const fault = isNamed
    ? undefined
    : clean === ''
      ? 'Liste adı yazın.'
      : taken.includes(clean)
        ? `Bu adda bir liste var${takenHint}`
        : undefined;

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setSent(true);
    if (isPending || isDisabled) return;
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
          <Button tone="brand" type="submit" form={form} isPending={isPending} isDisabled={isDisabled}>
            Kaydet
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void send(event)}>
        {refusal !== undefined && <UnsavedList reason={refusal} list={{ name: clean, rows }} />}
        {children}
        {!isNamed && (
          <TextField
            ref={input}
            label="Liste adı"
            description="Yalnızca bu cihazda saklanır."
            autoComplete="off"
            maxLength={listNameLimit}
            value={name}
            onChange={setTyped}
            onFocus={({ target }) => target.select()}
            {...(isSent && fault !== undefined && { errorMessage: fault })}
          />
        )}
      </form>
    </Dialog>
  );
}
