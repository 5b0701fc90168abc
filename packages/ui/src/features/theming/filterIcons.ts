import { foldTurkish } from '../../text/turkish.ts';

/**
 * The names that begin with a text, whatever the case and the marks of its letters.
 * @param names in ASCII lower case
 */
export function filterIcons(names: readonly string[], text: string): readonly string[] {
  const prefix = foldTurkish(text);
  return prefix === '' ? names : names.filter((name) => name.startsWith(prefix));
}
