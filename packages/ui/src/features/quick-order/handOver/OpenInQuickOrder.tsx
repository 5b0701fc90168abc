import type { Identity } from '@vitrin/api-client/identity';
import { Button, type ButtonProps } from '../../../primitives/Button/Button.tsx';
import { ListPlusIcon } from '../../../primitives/Icon/ListPlusIcon.tsx';
import { useOpenInQuickOrder } from './useOpenInQuickOrder.ts';

export interface OpenInQuickOrderProps extends Pick<ButtonProps, 'size'> {
  identity: Identity;
  /** Asked for when it is pressed. */
  rows: () => readonly { readonly code: string; readonly quantity: number }[];
}

/** Opens Hızlı Sipariş with the rows of a list. */
export function OpenInQuickOrder({ identity, rows, ...look }: OpenInQuickOrderProps) {
  const { open, isOpening } = useOpenInQuickOrder(identity);
  return (
    <Button
      {...look}
      icon={<ListPlusIcon />}
      isPending={isOpening}
      onPress={() => void open(rows().map((row) => ({ kind: 'product', ...row })))}
    >
      Hızlı Siparişte Aç
    </Button>
  );
}
