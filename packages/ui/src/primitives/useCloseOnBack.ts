import { useEffect, useEffectEvent } from 'react';
import { backLayers } from './backLayers.ts';

/**
 * Closes what lies over the page on Back, and whenever Back or Forward leads to another page, over which it has no business.
 * Not for what the address itself opens: that closes with the address.
 * @param isPageCovered nothing of the page can be seen, so Back means this on a desk, too
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void, isPageCovered = false): void {
  const close = useEffectEvent(onClose);
  useEffect(
    () => (isOpen ? backLayers.enter(() => close(), isPageCovered) : undefined),
    [isOpen, isPageCovered],
  );
}
