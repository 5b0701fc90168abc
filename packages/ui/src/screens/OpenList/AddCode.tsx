import { type FormEvent, useState } from 'react';
import { PlusIcon } from '../../primitives/Icon/PlusIcon.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { toasts } from '../../primitives/Toast/toasts.ts';

export interface AddCodeProps {
  /** Puts one of a code into the list; false where it was not kept, which has been said. */
  onAdd: (code: string) => Promise<boolean>;
}

const label = 'Kod veya barkod ekle';

/** A code, typed or scanned, and Enter: one more of it stands in the list, and the next one can be written. */
export function AddCode({ onAdd }: AddCodeProps) {
  const [text, setText] = useState('');
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const code = text.trim();
    if (code === '') return;
    setText('');
    if (await onAdd(code)) toasts.show({ title: `${code} listeye eklendi.` });
  };
  return (
    <form onSubmit={(event) => void add(event)}>
      <TextField
        label={label}
        isLabelHidden
        icon={<PlusIcon />}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={64}
        translate="no"
        value={text}
        onChange={setText}
      />
    </form>
  );
}
