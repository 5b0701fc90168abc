import type { BookEntry } from '../../features/reconcile/BookEntry.ts';
import { sideOf } from '../../features/reconcile/sideOf.ts';
import { letter } from './EntryTable.css.ts';

/** B or A, as the row's own book has it. */
export function SideLetter({ entry }: { entry: BookEntry }) {
  const side = sideOf(entry);
  return (
    <span className={letter} data-side={side}>
      {side}
    </span>
  );
}
