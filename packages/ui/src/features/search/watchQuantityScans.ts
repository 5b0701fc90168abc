import { modalStack } from '../../primitives/Dialog/modalStack.ts';
import { createScanReader } from './createScanReader.ts';

/** A number as long as the shortest barcode is no quantity. */
const fewestKeys = 8;

/**
 * Hears a hand scanner that types into a quantity (`input[data-quantity]`) and puts back what stood there before. What is
 * typed by hand stays, however long it is.
 * @returns stops it
 */
export function watchQuantityScans(onScan: (code: string) => void): () => void {
  const scanner = createScanReader(fewestKeys);
  let before = '';
  const follow = (event: KeyboardEvent) => {
    const { target, key, timeStamp } = event;
    if (!(target instanceof HTMLInputElement) || target.dataset['quantity'] === undefined) return;
    // A key that is held down is as fast as a scanner.
    if (event.repeat || event.isComposing || event.ctrlKey || event.metaKey || modalStack.top()) return;
    if (!scanner.goesOn(timeStamp)) before = target.value;
    const code = scanner.read(key, timeStamp);
    if (code === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    // As typed by hand, past what React knows of the field.
    Reflect.set(HTMLInputElement.prototype, 'value', before, target);
    target.dispatchEvent(new Event('input', { bubbles: true }));
    onScan(code);
  };
  // Before the field, in which Enter leads on.
  document.addEventListener('keydown', follow, true);
  return () => document.removeEventListener('keydown', follow, true);
}
