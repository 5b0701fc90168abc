import type { MouseEvent } from 'react';

interface Press {
  readonly isDisabled?: boolean | undefined;
  readonly isPending?: boolean | undefined;
  readonly onPress: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/** What a button does when it is pressed: nothing while it is disabled or its action under way, and it keeps the focus. */
export function press({ isDisabled, isPending, onPress }: Press) {
  const isInert = isDisabled || isPending;
  return {
    'aria-disabled': isInert || undefined,
    'data-pending': isPending || undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (isInert) event.preventDefault();
      else onPress?.(event);
    },
  };
}
