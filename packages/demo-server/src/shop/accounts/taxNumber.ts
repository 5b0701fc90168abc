/**
 * A Turkish company tax number (VKN) of nine leading digits and its check digit: each digit plus its distance from the
 * end, modulo ten, times a power of two modulo nine.
 */
export function taxNumberFor(nineDigits: string): string {
  let sum = 0;
  for (let i = 0; i < 9; i++) {
    const shifted = (Number(nineDigits[i]) + 9 - i) % 10;
    if (shifted !== 0) sum += (shifted * 2 ** (9 - i)) % 9 || 9;
  }
  return nineDigits + String((10 - (sum % 10)) % 10);
}
