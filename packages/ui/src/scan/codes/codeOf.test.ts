import { describe, expect, test } from 'vitest';
import { codeOf } from './codeOf.ts';

const gtin = '08690224281570';
const gs = '\u001D';

describe('WARE-01 the code that a symbol means', () => {
  test.each([
    ['an EAN-13', 'article', '8690224281570', '8690224281570'],
    ['an EAN-8', 'article', '96385074', '96385074'],
    ['a UPC-A, which a reader fills up', 'article', '0036000291452', '036000291452'],
    ['a UPC-E, which a reader spells out', 'article', '0012345000065', '012345000065'],
    ['an EAN-8 that is filled up', 'article', '0000096385074', '96385074'],
    ['the ITF-14 of an article', 'article', gtin, '8690224281570'],
    ['the ITF-14 of a box', 'article', '18690224281577', '18690224281577'],
    ['an ITF of a house of its own', 'article', '00123456', '00123456'],
    ['a code', 'text', ' VT-C16-1PN ', 'VT-C16-1PN'],
    ['digits whose noughts belong to them', 'text', '0036000291452', '0036000291452'],
    ['GS1 elements', 'gs1', `01${gtin}1727123110AB${gs}21777`, '8690224281570'],
    ['with the number behind others', 'gs1', `10AB${gs}01${gtin}`, '8690224281570'],
    ['behind others that nothing separates', 'gs1', `3103001250410086900000000101${gtin}`, '8690224281570'],
    ['of what a box holds', 'gs1', `0086902240000000012${gs}02${gtin}3724`, undefined],
    ['of what a box holds, whole', 'gs1', `0018690224000000001502${gtin}3724`, '8690224281570'],
    ['of a box, which holds others', 'gs1', `02${gtin}3724${gs}0118690224281577`, '18690224281577'],
    ['that no reader names', 'text', `01${gtin}10AB`, '8690224281570'],
    ['named by the separator in front', 'text', `${gs}10AB${gs}01${gtin}`, '8690224281570'],
    ['named by the identifier of the symbol', 'text', `]C110AB${gs}01${gtin}`, '8690224281570'],
    ['as people read them', 'text', `(01)${gtin}(10)AB`, '8690224281570'],
    ['in an address of GS1', 'text', `https://id.gs1.org/01/${gtin}/10/AB?17=271231`, '8690224281570'],
    [
      'a code that only begins like one',
      'text',
      `01${gtin.replace('570', '571')}10AB`,
      '010869022428157110AB',
    ],
    ['a code whose rest is none', 'text', `01${gtin}17XX`, `01${gtin}17XX`],
    ['a link', 'text', 'https://bayi.example/spa/liste#1.abc', undefined],
    ['a text', 'text', 'AM-01\nAM-02', undefined],
    ['a long text', 'text', 'A'.repeat(65), undefined],
    ['nothing', 'text', '  ', undefined],
  ] as const)('%s', (_, kind, text, code) => {
    expect(codeOf({ text, kind })).toBe(code);
  });
});
