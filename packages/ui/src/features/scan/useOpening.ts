import { useState } from 'react';
import { tellNotLoaded } from '../../query/tellNotLoaded.ts';
import { type Load, useLazyComponent } from '../../primitives/useLazyComponent.ts';

/** Opens a dialog whose code is fetched when it is first wanted, and says so where it cannot be had. */
export function useOpening<P>(load: Load<P>) {
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const { Component, fetch } = useLazyComponent(load);
  const open = async () => {
    setPending(true);
    const isThere = Boolean(Component) || (await fetch());
    setPending(false);
    if (isThere) return setOpen(true);
    tellNotLoaded(() => void open());
    return undefined;
  };
  return {
    Component,
    isOpen,
    close: () => setOpen(false),
    /** What the button has that opens it. */
    opener: {
      isPending,
      onPointerEnter: () => void fetch(),
      onFocus: () => void fetch(),
      onPress: () => void open(),
    },
  };
}
