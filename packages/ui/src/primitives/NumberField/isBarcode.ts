/** Whether the last of these digits is the check digit of the others (GS1 General Specifications, 7.9). */
function hasCheckDigit(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((all, digit, place) => all + Number(digit) * (place % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** Whether a text is the number of a bar code: 8, 12, 13 or 14 digits with a right check digit. */
export const isBarcode = (text: string): boolean =>
  /^(?:\d{8}|\d{12,14})$/.test(text) && /[1-9]/.test(text) && hasCheckDigit(text);
