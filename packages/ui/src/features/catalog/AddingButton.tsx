import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { words } from '../../text/words.ts';
import type { useAdding } from './useAdding.ts';

type AddingButtonProps = Pick<ReturnType<typeof useAdding>, 'state' | 'add'> &
  Pick<ButtonProps, 'size' | 'isBlock' | 'icon'>;

/** 'Sepete Ekle' → 'Yapılıyor..' → a tick for 0.8 s. A second press while one is under way does nothing. */
export const AddingButton = ({ state, add, ...look }: AddingButtonProps) => (
  <Button
    {...look}
    tone="brand"
    isDisabled={state === 'added'}
    isPending={state === 'adding'}
    pendingLabel={words.adding}
    isDone={state === 'added'}
    onPress={() => void add()}
  >
    {state === 'added' ? 'Eklendi' : words.add}
  </Button>
);
