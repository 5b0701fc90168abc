/** The size of letters that all sizes of the project are written for, in px: what a browser has that nobody has set. */
const usual = 16;

/** So many px, at the usual size of letters, as a length that grows with them. */
export const rem = (px: number): string => `${px / usual}rem`;

/** Lines stay as thin as they are: whoever needs larger letters gains nothing by thicker edges. */
const isLine = (property: string) => /^(?:border(?!.*radius)|outline|box-shadow|stroke)/.test(property);

/** A hairline, or what makes room for one. */
const thin = 2;

const inUnit = (text: string, unit: 'rem' | 'em') =>
  text.replace(/(?<![\w.])(\d+(?:\.\d+)?|\.\d+)px\b/g, (whole, px: string) =>
    Number(px) > thin ? `${Number((Number(px) / usual).toFixed(5))}${unit}` : whole,
  );

/** The value of a declaration with its px as rem: a browser's larger letters get larger boxes. Lines and hairlines keep their px. */
export const inRem = (value: string, property = ''): string =>
  isLine(property) || value.includes('url(') ? value : inUnit(value, 'rem');

/** A media query with its px as em, which there are of the browser's letters. */
export const queryInEm = (query: string): string => inUnit(query, 'em');

/** How much larger the letters of this page are than usual. */
export const letterScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usual || 1;
