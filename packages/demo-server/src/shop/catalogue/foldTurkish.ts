const replacements: Readonly<Record<string, string>> = {
  ı: 'i',
  İ: 'i',
  ç: 'c',
  Ç: 'c',
  ğ: 'g',
  Ğ: 'g',
  ö: 'o',
  Ö: 'o',
  ş: 's',
  Ş: 's',
  ü: 'u',
  Ü: 'u',
  â: 'a',
  Â: 'a',
  î: 'i',
  Î: 'i',
  û: 'u',
  Û: 'u',
  '×': 'x',
  ø: 'o',
  Ø: 'o',
  ß: 'ss',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '–': '-',
  '—': '-',
  '\u2212': '-',
  '\u00AD': '',
  '\u200B': '',
  '\u200C': '',
  '\u200D': '',
  '\u200E': '',
  '\u200F': '',
  '\u2060': '',
  '\uFEFF': '',
  '’': "'",
};
const table: readonly string[] = Array.from({ length: 0x180 }, (_, code) => {
  const char = String.fromCharCode(code);
  return replacements[char] ?? (code < 128 ? char.toLowerCase() : strip(char));
});

/**
 * Folds text for searching: small ASCII letters, all four Turkish i's as `i`, no diacritics, `×` as `x`, `²` as `2`, dashes of any
 * kind as `-`, nothing without a width.
 * Characters without a Latin base stay as they are, in lower case. Typing `matkap`, `MATKAP` or `Şarjlı`/`sarjli` finds the same.
 */
export function foldTurkish(text: string): string {
  let folded = '';
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const char = code < table.length ? table[code] : replacements[text.charAt(i)];
    if (char === undefined) return folded + strip(text.slice(i));
    folded += char;
  }
  return folded;
}

function strip(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/./gsu, (char) => replacements[char] ?? char.toLowerCase());
}
