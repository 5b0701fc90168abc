import { describe, expect, test } from 'vitest';
import { foldTurkish } from './foldTurkish.ts';

describe('FMT-04 USE-13 folding for search', () => {
  test.each([
    ['İMAGE', 'image'],
    ['ımage', 'image'],
    ['IMAGE', 'image'],
    ['i̇mage', 'image'],
    ['ığdır', 'igdir'],
    ['IĞDIR', 'igdir'],
    ['İĞNE', 'igne'],
    ['Çelik Şarjör Öğütücü', 'celik sarjor ogutucu'],
    ['kâğıt', 'kagit'],
    ['3×2,5 mm²', '3x2,5 mm2'],
    ['Ø 16', 'o 16'],
    ['ﬁliz', 'filiz'],
    ['日本', '日本'],
    ['AM\u201101 – \u2212', 'am-01 - -'],
    ['\uFEFFTK\u00A0320\u200B', 'tk 320'],
  ])('%s folds to %s', (text, folded) => {
    expect(foldTurkish(text)).toBe(folded);
  });
});
