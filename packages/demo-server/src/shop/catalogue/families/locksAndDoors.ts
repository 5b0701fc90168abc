import { group, item, leaf } from '../familyPlan.ts';

/** The group of locks, handles and hinges. */
export const locksAndDoors = group(
  'Kilit ve Kapı',
  'lock',
  leaf(
    'Asma Kilitler',
    'lock',
    item(
      '{Genişlik} {Gövde} Gövde Asma Kilit {Anahtar}',
      'AK',
      'padlock',
      [85, 1650],
      {
        Genişlik: '25|32|38|45|50|63|75 # mm',
        Gövde: 'Pirinç|Çelik|Lamine|Paslanmaz',
        Anahtar: '2 Anahtarlı|3 Anahtarlı|Şifreli|Uzun Kollu',
      },
      { packs: [1, 12], facts: { Norm: 'EN 12320' } },
    ),
  ),
  leaf(
    'Kapı Kolları',
    'door-closed',
    item(
      '{Tip} Kapı Kolu {Renk} {Delik}',
      'KK',
      'door-handle',
      [190, 2100],
      {
        Tip: 'Aynalı|Rozetli|Yangın Kapısı|Tekli Çekme|Barlı',
        Renk: 'Satine|Krom|Mat Siyah|Antik Sarı|Titan',
        Delik: '85 mm Yale|72 mm Oda|WC',
      },
      { unit: 'Takım' },
    ),
  ),
  leaf(
    'Menteşeler',
    'book-open',
    item(
      '{Tip} Menteşe {Ölçü} {Kaplama}',
      'MN',
      'hinge',
      [18, 260],
      {
        Ölçü: '50|63|76|89|102|127 # mm',
        Tip: 'Yaprak|Bilyalı|Frenli Tas|Yaylı|Kaynak',
        Kaplama: 'Nikel|Sarı|Paslanmaz|Siyah',
      },
      { packs: [2, 20] },
    ),
  ),
);
