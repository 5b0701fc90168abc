/**
 * A Turkish IBAN (26 characters) with its ISO 13616 check digits, in groups of four.
 * @param bank five digits; @param account sixteen digits.
 */
export function ibanFor(bank: string, account: string): string {
  const basic = `${bank}0${account}`;
  // 'TR00' moved behind the number, letters as 10 to 35: T is 29, R is 27.
  const remainder = BigInt(`${basic}292700`) % 97n;
  const check = String(98n - remainder).padStart(2, '0');
  return `TR${check}${basic}`.replace(/(.{4})(?!$)/g, '$1 ');
}
