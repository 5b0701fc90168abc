import { Button } from '../../../primitives/Button/Button.tsx';
import { words } from '../../../text/words.ts';
import { useAdding } from '../useAdding.ts';

export interface AddButtonProps {
  /** Adds to the basket; true when it was added. Tells its own failure. */
  onAdd: () => Promise<boolean>;
}

/** 'Sepete Ekle' → 'Yapılıyor..' → a tick for 0.8 s. A second press while one is under way does nothing. */
export function AddButton({ onAdd }: AddButtonProps) {
  const { state, add } = useAdding(onAdd);
  return (
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
  );
}
