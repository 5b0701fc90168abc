import { group, item, leaf } from '../familyPlan.ts';

/** The group of mortars and waterproofing. */
export const mortars = group(
  'Toz ve Harçlar',
  'trowel-bricks',
  leaf(
    'Seramik Yapıştırıcıları',
    'border-all',
    item(
      '{Tip} {Sınıf} {Renk} {Ağırlık}',
      'SY',
      'cement-bag',
      [85, 890],
      {
        Ağırlık: '5|10|20|25 # kg',
        Tip: 'Seramik Yapıştırıcısı|Granit Yapıştırıcısı|Porselen Yapıştırıcısı|Flex Yapıştırıcı|Mermer Yapıştırıcısı',
        Sınıf: 'C1T|C1TE|C2TE|C2TES1|C2FT',
        Renk: 'Gri|Beyaz',
      },
      { unit: 'Torba', facts: { Norm: 'TS EN 12004' } },
    ),
  ),
  leaf(
    'Derz Dolguları',
    'grip',
    item(
      '{Tip} Derz Dolgu {Renk} {Ağırlık}',
      'DD',
      'cement-bag',
      [48, 690],
      {
        Ağırlık: '1|2|5|20 # kg',
        Tip: 'Silikonlu|Flex|Epoksi|Havuz|Porselen',
        Renk: 'Beyaz|Gri|Antrasit|Bej|Kahve|Jasmin|Siyah|Manhattan Gri',
      },
      { unit: 'Torba', facts: { Norm: 'TS EN 13888 CG2' } },
    ),
  ),
  leaf(
    'Su Yalıtımı',
    'umbrella',
    item(
      '{Tip} {Renk} {Ağırlık}',
      'YL',
      'paint-bucket',
      [390, 6900],
      {
        Ağırlık: '5|10|18|20|25 # kg',
        Tip: 'Çimento Esaslı Su Yalıtım Seti|Poliüretan Likit Membran|Akrilik Çatı İzolasyonu|Bitüm Esaslı Sürme Yalıtım|Kristalize Yalıtım Harcı',
        Renk: 'Gri|Beyaz|Siyah|Kiremit|Yeşil',
      },
      { unit: 'Kova' },
    ),
  ),
);
