import { Button } from '../../../primitives/Button/Button.tsx';
import { words } from '../../../text/words.ts';
import { useAdding, type Added } from '../useAdding.ts';
import { note as noteLine } from './AddButton.css.ts';

export interface AddButtonProps {
  /** Adds to the basket; tells its own failure. */
  onAdd: () => Promise<Added>;
}

/**
 * 'Sepete Ekle' → 'Yapılıyor..' → a tick for 0.8 s. A second press while one is under way does nothing. What was added
 * otherwise than asked is said below.
 */
export function AddButton({ onAdd }: AddButtonProps) {
  const { state, add, note } = useAdding(onAdd);
  return (
    <span>
      <Button
        tone="brand"
        size="sm"
        isBlock
        isDisabled={state === 'added'}
        isPending={state === 'adding'}
        pendingLabel={words.adding}
        isDone={state === 'added'}
        onPress={() => void add()}
      >
        {state === 'added' ? 'Eklendi' : words.add}
      </Button>
      {note !== '' && <span className={noteLine}>{note}</span>}
    </span>
  );
}
