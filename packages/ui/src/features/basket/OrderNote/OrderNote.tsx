import type { Id } from '@vitrin/api-client/read/readId';
import { useState } from 'react';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { orderNotes } from '../orderNotes.ts';
import * as css from './OrderNote.css.ts';

export interface OrderNoteProps {
  /** Whose note it is; another basket is another component by its key. */
  basketId: Id;
}

/** The note that goes with the order; what is written is kept at once, for the order to read and for a reload. */
export function OrderNote({ basketId }: OrderNoteProps) {
  const [note, setNote] = useState(() => orderNotes.read(basketId));
  return (
    <div className={css.note}>
      <TextArea
        label="Sipariş Notu"
        placeholder="Sevkiyat veya fatura için notunuz"
        value={note}
        onChange={(next) => {
          setNote(next);
          orderNotes.write(basketId, next);
        }}
      />
      <span className={css.hint}>İsteğe bağlı</span>
    </div>
  );
}
