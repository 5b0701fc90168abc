/** Longest pause in ms between two keys of a hand scanner; people need twice as long. */
const longestPause = 50;
/** Shorter than any barcode or stock code worth a label. */
const fewestKeys = 6;

/**
 * Reads what a hand scanner types: a code at a speed no hand has, ended by Enter.
 * @returns a function told every key (as in `KeyboardEvent.key`) and when it was pressed in ms; it gives the code at the
 *   Enter that ends one, otherwise undefined
 */
export function createScanReader(): (key: string, time: number) => string | undefined {
  let code = '';
  let last = Number.NEGATIVE_INFINITY;
  return (key, time) => {
    const isFast = time - last <= longestPause;
    if (key === 'Enter') {
      const scanned = isFast && code.length >= fewestKeys ? code : undefined;
      code = '';
      return scanned;
    }
    // Shift and the like belong to the letter that follows.
    if (key.length > 1) return undefined;
    code = isFast ? code + key : key;
    last = time;
    return undefined;
  };
}
