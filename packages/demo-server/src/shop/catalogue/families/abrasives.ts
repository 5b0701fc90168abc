import { group, item, leaf } from '../familyPlan.ts';

/** The group of discs and drill bits. */
export const abrasives = group(
  'Aşındırıcı ve Uçlar',
  'compact-disc',
  leaf(
    'Kesme Taşları',
    'compact-disc',
    item(
      '{Tip} Kesme Taşı {Çap} × {Kalınlık} × 22,23 mm {Kalite}',
      'KT',
      'cutting-disc',
      [24, 165],
      {
        Çap: '115|125|150|180|230|300|350',
        Kalınlık: '1,0|1,2|1,6|1,9|2,5|3,0',
        Tip: 'Metal|İnox|Taş|Alüminyum',
        Kalite: 'Standart|Profesyonel|Ekstra',
      },
      { packs: [1, 25], facts: { Norm: 'EN 12413', 'Azami hız': '80 m/s' } },
    ),
  ),
  leaf(
    'Elmas Testereler',
    'gem',
    item('Elmas Testere {Çap} {Kenar} {Malzeme}', 'ET', 'cutting-disc', [210, 4800], {
      Çap: '105|115|125|150|180|230|300|350|400 # mm',
      Kenar: 'Soketli|Turbo|Sürekli Kenar',
      Malzeme: 'Granit|Beton|Seramik|Asfalt|Mermer',
    }),
  ),
  leaf(
    'HSS Matkap Uçları',
    'ruler-vertical',
    item(
      'HSS{Kalite} Matkap Ucu {Çap} DIN 338',
      'MU',
      'drill-bits',
      [16, 620],
      {
        Çap: '1|1,5|2|2,5|3|3,2|3,5|4|4,2|4,5|5|5,5|6|6,5|7|8|8,5|9|10|10,2|11|12|13 # mm',
        Kalite: '-R|-G|-G TiN|-E Kobaltlı',
      },
      { packs: [1, 5, 10], facts: { 'Uç açısı': '135°', Norm: 'DIN 338' } },
    ),
    item(
      'HSS-G Matkap Ucu Seti DIN 338 {Aralık} {Parça} {Kutu}',
      'MS',
      'drill-bits',
      [390, 4900],
      {
        Parça: '6|10|13|19|25|51 # Parça',
        Aralık: '1–6 mm|1–10 mm|1–13 mm',
        Kutu: 'Metal Kutulu|Plastik Kutulu|Döner Kutulu',
      },
      { unit: 'Takım' },
    ),
  ),
  leaf(
    'SDS Uçları',
    'ruler-vertical',
    item(
      'SDS-Plus Beton Matkap Ucu {Çap} × {Boy} {Ağız}',
      'SD',
      'drill-bits',
      [34, 720],
      {
        Çap: '5|6|8|10|12|14|16|18|20|22|24|25 # mm',
        Boy: '110 mm|160 mm|210 mm|260 mm|310 mm|450 mm',
        Ağız: '2 Kesici Ağız|4 Kesici Ağız',
      },
      { packs: [1, 10] },
    ),
  ),
);
