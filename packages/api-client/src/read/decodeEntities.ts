/** Those that pages and editors of Turkish shops write; any other stays as it is. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  Ccedil: 'Ç',
  ccedil: 'ç',
  Gbreve: 'Ğ',
  gbreve: 'ğ',
  Idot: 'İ',
  inodot: 'ı',
  Ouml: 'Ö',
  ouml: 'ö',
  Scedil: 'Ş',
  scedil: 'ş',
  Uuml: 'Ü',
  uuml: 'ü',
  Oslash: 'Ø',
  oslash: 'ø',
  deg: '°',
  times: '×',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup2: '²',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  euro: '€',
  reg: '®',
};

const entity = /&(?:#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6})|([A-Za-z]{2,6}\d{0,2}));/g;

/** No letter, or half of one. */
const isNone = (point: number) => point === 0 || point > 0x10_ffff || (point >= 0xd800 && point <= 0xdfff);

/**
 * Decodes HTML entities once, for a text that is shown as text. What is no entity, as in `R&D`, and what would only become one
 * by decoding, stays. Never for markup: what is written here is not safe to become any.
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole;
    const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return isNone(point) ? whole : point === 160 ? ' ' : String.fromCodePoint(point);
  });
}
