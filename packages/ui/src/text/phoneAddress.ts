import { readPhone } from './readPhone.ts';

/** Where the link of a telephone number leads; undefined where there is nothing to dial. */
export function phoneAddress(phone: string): string | undefined {
  const number = readPhone(phone);
  return /\d/.test(number) ? `tel:${number}` : undefined;
}
