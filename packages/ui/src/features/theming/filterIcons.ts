/**
 * The names that begin with a text, whatever the case of its letters. Names are ASCII, so no language's own rules apply:
 * of the four a Turkish keyboard has (`I`, `ı`, `İ`, `i`) each is an `i` here.
 * @param names in ASCII lower case
 */
export function filterIcons(names: readonly string[], text: string): readonly string[] {
  const prefix = text
    .trim()
    .replaceAll(/[ıİ]/g, 'i')
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  return prefix === '' ? names : names.filter((name) => name.startsWith(prefix));
}
