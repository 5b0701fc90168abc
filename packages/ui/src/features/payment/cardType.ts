/** Card schemes by the first digits of their numbers. */
export type CardType = 'visa' | 'amex' | 'mastercard' | 'discover' | 'troy';

export const cardTypeNames: Record<CardType, string> = {
  visa: 'Visa',
  amex: 'American Express',
  mastercard: 'Mastercard',
  discover: 'Discover',
  troy: 'Troy',
};

const prefixes: readonly (readonly [RegExp, CardType])[] = [
  [/^3[47]/, 'amex'],
  [/^5[1-5]/, 'mastercard'],
  [/^6011/, 'discover'],
  [/^9792/, 'troy'],
];

/** What stands between the digits of numbers that are copied: spaces, dashes, dots, brackets, and marks nobody sees. */
const grouping = /[\s\p{Dash}\p{Cf}.()]/gu;

/** The digits of a number however it is grouped. */
export const digitsOf = (number: string): string => number.replace(grouping, '');

/** The scheme of a number, of which a few digits are enough; Visa while nothing says otherwise. */
export function cardTypeOf(number: string): CardType {
  const digits = digitsOf(number);
  return prefixes.find(([prefix]) => prefix.test(digits))?.[1] ?? 'visa';
}

const groupsOf = (type: CardType): readonly number[] => (type === 'amex' ? [4, 6, 5] : [4, 4, 4, 4]);

/** A number in the groups of its scheme; what is more than digits and separators stays as it was typed. */
export function groupCardNumber(number: string): string {
  const digits = digitsOf(number);
  if (!/^\d*$/.test(digits)) return number;
  const parts: string[] = [];
  let from = 0;
  for (const length of groupsOf(cardTypeOf(digits))) {
    parts.push(digits.slice(from, from + length));
    from += length;
  }
  // Nothing that was typed is cut off: the form says that it is too much.
  parts.push(digits.slice(from));
  return parts.filter((part) => part !== '').join(' ');
}

/** A number as the card shows it: what is still to come as dots. */
export function maskCardNumber(number: string): string {
  const digits = digitsOf(number).replace(/\D/g, '');
  let from = 0;
  return groupsOf(cardTypeOf(digits))
    .map((length) => {
      const part = digits.slice(from, from + length);
      from += length;
      return part.padEnd(length, '•');
    })
    .join(' ');
}
