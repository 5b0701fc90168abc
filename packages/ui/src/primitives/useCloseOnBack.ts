import { useEffect, useEffectEvent } from 'react';

/**
 * Closes what lies over the page when Back or Forward leads to another one, over which it has no business. Not for what the
 * address itself opens: that closes with the address.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = () => close();
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [isOpen]);
}
