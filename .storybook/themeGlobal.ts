const mark = 'base64-';

/** A theme as the toolbar's `theme` and a link carry it: an address takes no braces, so it is `base64-` and base64url. */
export function writeThemeGlobal(settings: Readonly<Record<string, unknown>>): string {
  const bytes = new TextEncoder().encode(JSON.stringify(settings));
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return mark + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text of a theme: what is behind `base64-`, or the text itself. Empty where it cannot be read. */
export function readThemeGlobal(text: string): string {
  if (!text.startsWith(mark)) return text;
  try {
    const binary = atob(text.slice(mark.length).replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0));
  } catch {
    return '';
  }
}
