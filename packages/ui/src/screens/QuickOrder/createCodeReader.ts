/** Longest pause in ms between two keys of a hand scanner; people need twice as long. */
const longestPause = 50;
/** Longest pause in ms after the very first key: the page may be drawing the row that this key began. */
const firstPause = 400;
/** Milliseconds without a key after which a code has ended that nothing ends. */
const silence = 150;
/** Shorter than any code worth a label. */
const fewestKeys = 6;

/** A code as a hand scanner types it into a field. */
export interface ScannedCode {
  readonly code: string;
  /** What stood in the field before. */
  readonly before: string;
}

/** Tells in a field what a hand scanner types from what a person does. */
export interface CodeReader {
  /**
   * Told every key (as in `KeyboardEvent.key`), when it was pressed and what the field held then, it gives the code at the
   * Enter or Tab that ends one.
   */
  readonly read: (key: string, time: number, value: string) => ScannedCode | undefined;
  /** Forgets what was read. */
  readonly reset: () => void;
}

/** @param onSilence told a code that nothing ended */
export function createCodeReader(onSilence: (scanned: ScannedCode) => void): CodeReader {
  let code = '';
  let before = '';
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reset = () => {
    clearTimeout(timer);
    code = '';
    last = Number.NEGATIVE_INFINITY;
  };
  const take = (): ScannedCode | undefined => {
    const scanned = code.length >= fewestKeys ? { code, before } : undefined;
    reset();
    return scanned;
  };
  const end = () => {
    const scanned = take();
    if (scanned) onSilence(scanned);
  };
  return {
    reset,
    read(key, time, value) {
      const pause = time - last;
      const isFast = pause <= longestPause || (code.length === 1 && pause <= firstPause);
      if (key === 'Enter' || key === 'Tab') {
        if (!isFast) reset();
        return take();
      }
      // Shift and the like belong to the letter that follows; what else changes the text is a person's.
      if (key.length > 1) {
        if (['Backspace', 'Delete'].includes(key)) reset();
        return undefined;
      }
      clearTimeout(timer);
      if (isFast) code += key;
      else [code, before] = [key, value];
      last = time;
      // In two steps: where the page was busy meanwhile, what was typed is heard between them.
      timer = setTimeout(() => {
        timer = setTimeout(end, silence / 2);
      }, silence / 2);
      return undefined;
    },
  };
}
