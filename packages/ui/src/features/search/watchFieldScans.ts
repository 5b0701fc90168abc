import { modalStack } from '../../primitives/Dialog/modalStack.ts';
import { createScanReader } from './createScanReader.ts';

/** A number as long as the shortest barcode is no quantity. */
const fewestDigits = 8;

/**
 * Hears a hand scanner that types into a quantity (`input[data-quantity]`) or a select, of which the letters choose
 * options, and puts back what stood there before. What is typed by hand stays, however long it is.
 * @returns stops it
 */
export function watchFieldScans(onScan: (code: string) => void): () => void {
  const quantities = createScanReader(fewestDigits);
  const choices = createScanReader();
  let before = '';
  // Told once more what it shows already, a select would do again what it does.
  let isChanged = false;
  const follow = (event: KeyboardEvent) => {
    const { target, key, timeStamp } = event;
    const isSelect = target instanceof HTMLSelectElement;
    if (!isSelect && !(target instanceof HTMLInputElement && target.dataset['quantity'] !== undefined))
      return;
    // A key that is held down is as fast as a scanner.
    if (event.repeat || event.isComposing || event.ctrlKey || event.metaKey || modalStack.top()) return;
    const scanner = isSelect ? choices : quantities;
    if (!scanner.goesOn(timeStamp)) {
      before = target.value;
      isChanged = false;
    }
    const code = scanner.read(key, timeStamp);
    if (code === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (isChanged) putBack(target, before);
    onScan(code);
  };
  const noteChange = () => {
    isChanged = true;
  };
  // Before the field, in which Enter leads on.
  document.addEventListener('keydown', follow, true);
  document.addEventListener('input', noteChange, true);
  return () => {
    document.removeEventListener('keydown', follow, true);
    document.removeEventListener('input', noteChange, true);
  };
}

/** As by hand, past what React knows of the field. */
function putBack(field: HTMLInputElement | HTMLSelectElement, value: string) {
  const [{ prototype }, type] =
    field instanceof HTMLSelectElement ? [HTMLSelectElement, 'change'] : [HTMLInputElement, 'input'];
  Reflect.set(prototype, 'value', value, field);
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
