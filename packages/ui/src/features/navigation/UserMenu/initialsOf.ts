/** First letters of the first and the last word of a name, in Turkish upper case: `Işık Ticaret A.Ş.` is IA. */
export function initialsOf(name: string): string {
  const letters = name
    .split(/\s+/)
    .map((word) => /^\p{L}/u.exec(word)?.[0] ?? '')
    .filter((letter) => letter !== '');
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return ends.join('').toLocaleUpperCase('tr-TR');
}
