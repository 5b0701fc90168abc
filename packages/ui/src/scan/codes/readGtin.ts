import { isBarcode } from '../../primitives/NumberField/isBarcode.ts';

/** What stands between elements of variable length (FNC1, as it is transmitted). */
const separator = '\u001D';

/**
 * How long an element is, with its identifier, whose length is predefined: nothing separates it from the next (GS1 General
 * Specifications, figure 7.8.5-2). By the first two digits; any other ends at a separator.
 */
const predefined: Readonly<Record<string, number>> = {
  '00': 20,
  '01': 16,
  '02': 16,
  '03': 16,
  '04': 18,
  ...Object.fromEntries([11, 12, 13, 14, 15, 16, 17, 18, 19].map((ai) => [ai, 8])),
  '20': 4,
  ...Object.fromEntries([31, 32, 33, 34, 35, 36].map((ai) => [ai, 10])),
  '41': 16,
};

/** Cuts GS1 content into its elements; undefined where it cannot be all of it. */
function elementsOf(content: string): readonly string[] | undefined {
  const elements: string[] = [];
  let rest = content;
  while (rest !== '') {
    const length = predefined[rest.slice(0, 2)];
    const at = rest.indexOf(separator);
    const element = rest.slice(0, length ?? (at < 0 ? rest.length : at));
    const isWhole =
      length === undefined ? /^\d{2}.+/s.test(element) : new RegExp(`^\\d{${length}}$`).test(element);
    if (!isWhole) return undefined;
    elements.push(element);
    rest = rest.slice(element.length);
    if (rest.startsWith(separator)) rest = rest.slice(1);
  }
  return elements;
}

/** The number of an article, as a label says it: without the noughts that fill it up to 14 digits. */
export const shortGtin = (gtin: string): string => {
  const digits = gtin.padStart(14, '0');
  const length = [8, 12, 13].find((most) => /^0*$/.test(digits.slice(0, 14 - most))) ?? 14;
  return digits.slice(14 - length);
};

/** An address of GS1 (Digital Link) and the way people read elements: the number stands behind its identifier there, too. */
const written = [/^https?:\/\/[^?#]*\/01\/(\d{8}|\d{12,14})(?=$|[/?#])/, /^\(0[12]\)(\d{14})/];

/**
 * The number of the article (GTIN) that GS1 content is about: what a label says of an article, else of what a box holds.
 * @param isGs1 whether the symbol says that it is such content. Not every reader tells; content that is one from its first digit to its
 *   last, with a right check digit, is taken for it
 */
export function readGtin(text: string, isGs1: boolean): string | undefined {
  const unnamed = text.replace(/^\](?:C1|d2|Q3|e0)/, '');
  const content = unnamed.startsWith(separator) ? unnamed.slice(1) : unnamed;
  const isTold = isGs1 || content.length < text.length;
  for (const way of written) {
    const [, gtin = ''] = way.exec(content) ?? [];
    if (isBarcode(gtin)) return shortGtin(gtin);
  }
  const elements = elementsOf(content) ?? [];
  const [first = ''] = elements;
  if (!isTold && !/^0[12]/.test(first)) return undefined;
  const numbers = ['01', '02'].map((ai) => elements.find((element) => element.startsWith(ai))?.slice(2));
  const gtin = numbers.find((number) => number !== undefined && isBarcode(number));
  return gtin === undefined ? undefined : shortGtin(gtin);
}
