import { useEffect, type RefObject } from 'react';
import { modalStack } from '../../primitives/Dialog/modalStack.ts';
import { isField } from './useSearchKeys.ts';

/**
 * Lets what is typed beside the box of a search dialog, by a hand or a scanner, take the place of its text. Otherwise the
 * letters would be lost, and the Enter of a scanner would press what has the focus.
 */
export function useTypedAnywhere(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const follow = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      // A space presses buttons.
      const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
      if (!isLetter || isField(target) || !modalStack.top()?.contains(box.current)) return;
      // The letter itself goes to what has the focus after its keydown.
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [box]);
}
