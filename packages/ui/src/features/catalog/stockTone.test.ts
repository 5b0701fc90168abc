import { expect, test } from 'vitest';
import { stockTone } from './stockTone.ts';

test.each([
  ['Stokta', 'available'],
  ['STOKTA VAR', 'available'],
  ['120 adet', 'available'],
  ['Son 8 adet', 'low'],
  ['Az sayıda', 'low'],
  ['SINIRLI STOK', 'low'],
  ['Stokta yok', 'none'],
  ['Stokta yoktur', 'none'],
  ['Stokta değil', 'none'],
  ['MEVCUT DEĞİL', 'none'],
  ['Mevcut degildir', 'none'],
  ['Stokta kalmadı', 'none'],
  ['Stokta bulunmuyor', 'none'],
  ['Stokta bulunmamaktadır', 'none'],
  ['Stokta bulunmaktadır', 'available'],
  ['TÜKENDİ', 'none'],
  ['0 adet', 'none'],
  ['0', 'none'],
  ['0,00 MT', 'none'],
  ['0,50 MT', 'available'],
  ['0.250 KG', 'available'],
  ['Sorunuz', 'other'],
  ['', 'other'],
])('%j is %s', (text, tone) => expect(stockTone(text)).toBe(tone));
