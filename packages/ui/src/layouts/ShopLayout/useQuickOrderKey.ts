import { useEffectEvent, useLayoutEffect } from 'react';
import { modalStack } from '../../primitives/Dialog/modalStack.ts';

/**
 * Whether a key asks for Hızlı Sipariş: Alt with the letter Q, or with the key in its place where Alt makes another sign of it
 * (macOS). AltGr with it writes `@` on a Turkish keyboard.
 */
const isQuickOrderKey = ({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && !shiftKey && (/^[a-z]$/i.test(key) ? /q/i.test(key) : code === 'KeyQ');

/** Leads to Hızlı Sipariş by Alt+Q from anywhere in the shop. While a dialog is open the keys are its own. */
export function useQuickOrderKey(go: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isQuickOrderKey(event) || modalStack.top() !== null) return;
    event.preventDefault();
    go();
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
