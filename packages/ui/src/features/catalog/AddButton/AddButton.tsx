import { AddingButton } from '../AddingButton.tsx';
import { useAdding, type Added } from '../useAdding.ts';
import { note as noteLine } from './AddButton.css.ts';

export interface AddButtonProps {
  /** Adds to the basket; tells its own failure. */
  onAdd: () => Promise<Added>;
}

/** Adds to the basket. What was added otherwise than asked is said below. */
export function AddButton({ onAdd }: AddButtonProps) {
  const { state, add, note } = useAdding(onAdd);
  return (
    <span>
      <AddingButton {...{ state, add }} size="sm" isBlock />
      {note !== '' && <span className={noteLine}>{note}</span>}
    </span>
  );
}
