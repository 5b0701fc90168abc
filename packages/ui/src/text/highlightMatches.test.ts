import { describe, expect, test } from 'vitest';
import { highlightMatches } from './highlightMatches.ts';

const show = (text: string, query: string) =>
  highlightMatches(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('SRCH-01 USE-13 matches', () => {
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
    ['AM\u201101 x', 'am-01', '[AM\u201101] x'],
    ['A\u200BM-01', 'AM–01', '[A\u200BM-01]'],
    ['TK\u00A0320', 'tk 320', '[TK]\u00A0[320]'],
    ['S\u0327ERİT', 'serit', '[S\u0327ERİT]'],
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
