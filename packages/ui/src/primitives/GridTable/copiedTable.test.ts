import { describe, expect, test } from 'vitest';
import { copiedTable, type CopiedCell } from './copiedTable.ts';

const cell = (text: string, kind: CopiedCell['kind'] = 'text'): CopiedCell => ({ text, kind });

describe('USE-11 a copied table', () => {
  test('is rows of cells, and lines with tabs between', () => {
    const { html, plain } = copiedTable([
      [
        { ...cell('Ürün'), isHead: true },
        { ...cell('Fiyat'), isHead: true },
      ],
      [cell('Vana <1/2"> & Ek'), cell('1.234,50 TL', 'value')],
      [undefined, cell('-5,00', 'value')],
    ]);
    expect(html).toBe(
      '<meta charset="utf-8"><table><tbody><tr><th>Ürün</th><th>Fiyat</th></tr>' +
        '<tr><td>Vana &lt;1/2&quot;&gt; &amp; Ek</td><td>1.234,50 TL</td></tr>' +
        '<tr><td></td><td>-5,00</td></tr></tbody></table>',
    );
    expect(plain).toBe('Ürün\tFiyat\nVana <1/2"> & Ek\t1.234,50 TL\n\t-5,00');
  });

  test('keeps codes, and names that look like a formula, as texts', () => {
    const { html } = copiedTable([[cell('0012', 'code'), cell('=1+1'), cell('-5', 'value')]]);
    expect(html.match(/<td style="mso-number-format:'\\@'">/g)).toHaveLength(2);
    expect(html).toContain('<td>-5</td>');
  });

  test('has as many cells a line as there are, whatever stands in them', () => {
    const { plain } = copiedTable([[cell('"Özel"\tseri\nA'), cell('b')]]);
    expect(plain).toBe('"""Özel"" seri A"\tb');
  });
});
