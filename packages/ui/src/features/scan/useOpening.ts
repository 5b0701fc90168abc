import { useState } from 'react';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { type Load, useLazyComponent } from '../../primitives/useLazyComponent.ts';
import { words } from '../../text/words.ts';

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
    toasts.show({
      tone: 'critical',
      title: words.failed,
      action: { label: words.retry, onPress: () => void open() },
    });
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
