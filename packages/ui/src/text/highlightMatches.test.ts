import { describe, expect, test } from 'vitest';
import { highlightMatches } from './highlightMatches.ts';

const show = (text: string, query: string) =>
  highlightMatches(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('SRCH-01 matches', () => {
  test.each([
    ['Torka Akülü Matkap', 'matkap', 'Torka Akülü [Matkap]'],
    ['Torka Akülü Matkap', 'MATKAP tor', '[Tor]ka Akülü [Matkap]'],
    ['IŞIK ve İZOLE', 'işik izole', '[IŞIK] ve [İZOLE]'],
    ['Çelik Şerit Ölçü', 'celik olcu', '[Çelik] Şerit [Ölçü]'],
    ['Vida ve vida', 'vida', '[Vida] ve [vida]'],
    ['aaaa', 'aa', '[aaaa]'],
    ['Matkap', '', 'Matkap'],
    ['Matkap', '   ', 'Matkap'],
    ['Matkap', 'vida', 'Matkap'],
    ['', 'vida', ''],
    ['1/2" (UNF)', '1/2"', '[1/2"] (UNF)'],
    ['m² 😀 boya', 'boya', 'm² 😀 [boya]'],
  ])('%s, searched for %s', (text, query, shown) => {
    expect(show(text, query)).toBe(shown);
  });

  test('the parts are the text', () => {
    for (const text of ['ŞIK İŞ 😀 ßẞ', 'é e\u0301 i̇', 'ﬁ ½']) {
      const parts = highlightMatches(text, 'i e f 1');
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }
  });
});
