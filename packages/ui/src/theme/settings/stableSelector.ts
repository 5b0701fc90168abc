const many = new Set(['elements.button', 'elements.card', 'elements.price']);

/** What the shop's own markup gives a region of the token table: `.{block}-{item}` where there are many, else `#…`. */
export const stableSelector = (path: string): string =>
  `${many.has(path) ? '.' : '#'}${path.replace('.', '-')}`;
