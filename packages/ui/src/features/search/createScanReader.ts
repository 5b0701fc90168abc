/** Longest pause in ms between two keys of a hand scanner; people need twice as long. */
const longestPause = 50;

/** Reads what a hand scanner types: a code at a speed no hand has, ended by Enter or Tab. */
export interface ScanReader {
  /**
   * Told every key (as in `KeyboardEvent.key`) and when it was pressed in ms, it gives the code at the Enter or Tab that ends
   * one, otherwise undefined.
   */
  read: (key: string, time: number) => string | undefined;
  /** Whether a key pressed at this time goes on with what was read before it. */
  goesOn: (time: number) => boolean;
}

/** Shorter than any barcode or stock code worth a label. */
const fewestKeys = 6;

/** Makes a reader that has read nothing. */
export function createScanReader(): ScanReader {
  let code = '';
  let last = Number.NEGATIVE_INFINITY;
  const goesOn = (time: number) => time - last <= longestPause;
  return {
    goesOn,
    read(key, time) {
      const isFast = goesOn(time);
      if (key === 'Enter' || key === 'Tab') {
        const scanned = isFast && code.length >= fewestKeys ? code : undefined;
        code = '';
        return scanned;
      }
      // Shift and the like belong to the letter that follows.
      if (key.length > 1) return undefined;
      code = isFast ? code + key : key;
      last = time;
      return undefined;
    },
  };
}
