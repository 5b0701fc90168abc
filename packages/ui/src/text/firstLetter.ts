const letter = /^\p{L}/u;

/** The heading a name is filed under: its first letter in Turkish upper case, '#' for anything else, null for nothing. */
export function firstLetter(name: string): string | null {
  // Marks of writing direction stand before some imported names and are no letters.
  const clean = name.normalize('NFKC').replaceAll(/[\p{Cf}\s]/gu, '');
  const first = /^./u.exec(clean)?.[0];
  if (first === undefined) return null;
  return letter.test(first) ? first.toLocaleUpperCase('tr-TR') : '#';
}
