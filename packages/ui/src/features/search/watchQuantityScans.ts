import { modalStack } from '../../primitives/Dialog/modalStack.ts';
import { isBarcode } from '../../primitives/NumberField/isBarcode.ts';

/** Longest pause in ms between two keys of a hand scanner; people need twice as long. */
const fastest = 50;
/** Old scanners are as slow as a hand. What follows after this many ms is not the same code, and after as many it has ended. */
const slowest = 400;
const fewestKeys = 8;
/** Digits of a longer bar code whose check digit is wrong: read wrongly, so they stay to be seen. */
const misread = /^\d{12,14}$/;

/** Keys that came close upon each other, and what stood in the field before them. */
interface Run {
  text: string;
  before: string;
}

/**
 * Hears a code that comes into a quantity (`input[data-quantity]`), by a scanner of any speed, by hand or pasted, ended by
 * Enter, Tab or nothing, and puts back what stood there before. A bar code is known by its check digit, another code by a
 * speed that no hand has. Any other number stays, however long it is.
 * @param name which quantities, by the name of their data
 * @param fewest keys of a code that is known by its speed alone: as many as the shortest bar code has
 * @returns stops it
 */
export function watchQuantityScans(
  onScan: (code: string) => void,
  name = 'quantity',
  fewest = fewestKeys,
): () => void {
  const quantityOf = ({ target }: Event) =>
    target instanceof HTMLInputElement && target.dataset[name] !== undefined ? target : undefined;
  let field: HTMLInputElement | undefined;
  /** What stood in the field when it was come to. */
  let entered = '';
  let slow: Run = { text: '', before: '' };
  let fast = slow;
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const forget = () => {
    clearTimeout(timer);
    slow = fast = { text: '', before: '' };
    last = Number.NEGATIVE_INFINITY;
  };
  const come = (target: HTMLInputElement) => {
    if (field === target) return;
    forget();
    field = target;
    entered = target.value;
  };
  /** The code that has come into the field; by its speed alone only where `isSure` says that it has ended. */
  const findCode = (value: string, isSure: boolean): Run | undefined => {
    const isFast = fast.text.length >= fewest && (isSure || /\D/.test(fast.text));
    if (isFast && !misread.test(fast.text)) return fast;
    const added = { text: value.slice(entered.length).trim(), before: entered };
    const whole = { text: value.trim(), before: entered };
    const runs = value.startsWith(entered) ? [fast, slow, added, whole] : [fast, slow, whole];
    return value === entered ? undefined : runs.find(({ text }) => isBarcode(text));
  };
  /** Nothing more comes: takes a code out of the field; whether there was one. */
  const end = (isSure: boolean): boolean => {
    const found = field && findCode(field.value, isSure);
    forget();
    if (!field || !found) return false;
    // As typed by hand, past what React knows of the field.
    Reflect.set(HTMLInputElement.prototype, 'value', found.before, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    forget();
    onScan(found.text);
    return true;
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => end(false), slowest);
  };

  const followKeys = (event: KeyboardEvent) => {
    const target = quantityOf(event);
    const { key, timeStamp } = event;
    // A key that is held down is as fast as a scanner.
    if (!target || event.repeat || event.isComposing || event.ctrlKey || event.metaKey) return;
    if (modalStack.top()) return;
    come(target);
    const pause = timeStamp - last;
    if (key === 'Enter' || key === 'Tab') {
      if (!end(pause <= fastest)) return;
      event.preventDefault();
      event.stopPropagation();
    } else if (key.length === 1) {
      const fresh = { text: key, before: target.value };
      slow = pause <= slowest ? { ...slow, text: slow.text + key } : fresh;
      fast = pause <= fastest ? { ...fast, text: fast.text + key } : fresh;
      last = timeStamp;
      wait();
    } else if (!event.getModifierState(key)) {
      // Shift and the like belong to the letter that follows; anything else is a person's.
      forget();
    }
  };
  // What comes without keys is pasted, or typed by the keyboard of a phone.
  const followInput = (event: Event) => {
    if (quantityOf(event) !== undefined && quantityOf(event) === field && !modalStack.top()) wait();
  };
  const followFocus = (event: FocusEvent) => {
    const target = quantityOf(event);
    if (target) come(target);
  };
  const followLeaving = (event: FocusEvent) => {
    if (field === undefined || quantityOf(event) !== field) return;
    end(false);
    field = undefined;
  };

  // Before the field, in which Enter and Tab lead on.
  document.addEventListener('keydown', followKeys, true);
  document.addEventListener('input', followInput, true);
  document.addEventListener('focusin', followFocus, true);
  document.addEventListener('focusout', followLeaving, true);
  return () => {
    forget();
    document.removeEventListener('keydown', followKeys, true);
    document.removeEventListener('input', followInput, true);
    document.removeEventListener('focusin', followFocus, true);
    document.removeEventListener('focusout', followLeaving, true);
  };
}
