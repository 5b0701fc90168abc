const ascii = /^[\x20-\x7E]*$/;
const dash = /[\p{Pd}\u2043\u2212]/gu;

/**
 * A text as a keyboard types it: dashes of any kind are `-`, spaces of any kind a space, and signs without a width are not
 * there. Word processors, spreadsheets and web pages put the others in their place, which nobody sees.
 */
export function asTyped(text: string): string {
  if (ascii.test(text)) return text;
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(dash, '-')
    .replaceAll(/\s/g, ' ');
}
