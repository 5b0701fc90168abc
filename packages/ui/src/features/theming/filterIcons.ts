/**
 * The names that begin with a text, whatever the case of its ASCII letters. Names are ASCII, so no language's own rules
 * apply: a Turkish `I` is an `i` here.
 * @param names in ASCII lower case
 */
export function filterIcons(names: readonly string[], text: string): readonly string[] {
  const prefix = text.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  return prefix === '' ? names : names.filter((name) => name.startsWith(prefix));
}
