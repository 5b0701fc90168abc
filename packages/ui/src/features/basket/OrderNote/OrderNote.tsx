import type { Id } from '@vitrin/api-client/read/readId';
import { useState } from 'react';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { orderNotes } from '../orderNotes.ts';
import * as css from './OrderNote.css.ts';

export interface OrderNoteProps {
  /** `identityKey` of whose basket it is. */
  owner: string;
  /** Which basket it goes with; another one is another component by its key. */
  basketId: Id;
}

/** The note that goes with the order; what is written is kept at once, for the order to read and for a reload. */
export function OrderNote({ owner, basketId }: OrderNoteProps) {
  const [note, setNote] = useState(() => orderNotes.read(owner, basketId));
  return (
    <div className={css.note}>
      <TextArea
        label="Sipariş Notu"
        placeholder="Sevkiyat veya fatura için notunuz"
        value={note}
        onChange={(next) => {
          setNote(next);
          orderNotes.write(owner, basketId, next);
        }}
      />
      <span className={css.hint}>İsteğe bağlı</span>
    </div>
  );
}
