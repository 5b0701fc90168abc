import { useEffectEvent, useLayoutEffect } from 'react';
import { modalStack } from '../../primitives/Dialog/modalStack.ts';
import { createScanReader } from './createScanReader.ts';
import { watchQuantityScans } from './watchQuantityScans.ts';

export interface SearchKeys {
  /** `/` outside of fields that take text, or Ctrl+K anywhere. */
  onSearch: () => void;
  /** A hand scanner has read a code while no field had the focus, or one that takes none. */
  onScan: (code: string) => void;
}

const takesText = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable]';
/** Whether what is typed there is its text. */
export const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest(takesText) !== null;

/** The ways to search from anywhere on the page. While a dialog is open the keys are its own. */
export function useSearchKeys({ onSearch, onScan }: SearchKeys): void {
  const search = useEffectEvent(onSearch);
  const scan = useEffectEvent(onScan);

  // With the box that tells of them: a key pressed as it comes in sight is heard.
  useLayoutEffect(() => {
    const scanner = createScanReader();
    const follow = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing, timeStamp } = event;
      if (defaultPrevented || isComposing || modalStack.top() !== null) return;
      const isCommand = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';
      // In the middle of a code it is part of it.
      const isSlash =
        key === '/' && !ctrlKey && !metaKey && !isField(event.target) && !scanner.goesOn(timeStamp);
      if (isCommand || isSlash) {
        event.preventDefault();
        search();
        return;
      }
      if (ctrlKey || metaKey || isField(event.target)) return;
      const code = scanner.read(key, timeStamp);
      if (code === undefined) return;
      // The Enter would press whatever has the focus.
      event.preventDefault();
      scan(code);
    };
    document.addEventListener('keydown', follow);
    const unwatch = watchQuantityScans(scan);
    return () => {
      document.removeEventListener('keydown', follow);
      unwatch();
    };
  }, []);
}
