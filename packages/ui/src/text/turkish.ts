let collator: Intl.Collator | undefined;

/** Order of two texts in the Turkish alphabet (ç after c, ı before i); digits first, by value. */
export function compareTurkish(a: string, b: string): number {
  // Made when it is needed: it takes time that a page without sorting does not have.
  collator ??= new Intl.Collator('tr-TR', { sensitivity: 'variant', numeric: true });
  return collator.compare(a, b);
}

/**
 * Text reduced to what a search should compare: lower case, the four i's as one, spaces trimmed. People type i for ı and
 * I for İ on foreign keyboards, so the difference must not hide a product.
 */
export const foldTurkish = (text: string): string =>
  text.normalize('NFC').replaceAll(/[İIı]/g, 'i').toLowerCase().replaceAll('\u0307', '').trim();

const letter = /^\p{L}/u;

/** The heading a name is filed under: its first letter in Turkish upper case, '#' for anything else, null for nothing. */
export function firstLetter(name: string): string | null {
  // Marks of writing direction stand before some imported names and are no letters.
  const clean = name.normalize('NFKC').replaceAll(/[\p{Cf}\s]/gu, '');
  const first = /^./u.exec(clean)?.[0];
  if (first === undefined) return null;
  return letter.test(first) ? first.toLocaleUpperCase('tr-TR') : '#';
}
