import { group, item, leaf, type FamilyPlan } from '../familyPlan.ts';

const metric = 'M4|M5|M6|M8|M10|M12|M14|M16|M20|M24';
const finish = 'Galvaniz|Siyah|Paslanmaz A2|Paslanmaz A4|Sarı Kromat';

export const fasteners: FamilyPlan = {
  name: 'Bağlantı Elemanları',
  icon: 'fa-solid fa-gears',
  advice: [
    'Diş toleransları 6g/6H sınıfında üretilir, her parti çekme ve sertlik deneyinden geçer.',
    'Sıkma momentini çizelgeden okuyunuz; farklı metallerin birlikte kullanımında yalıtım pulu kullanınız.',
  ],
  features: [
    'Parti numarası izlenebilir',
    'Nem kesici torbada',
    'Raf etiketli kutu',
    'EN 10204 3.1 belgesi istenebilir',
  ],
  groups: [
    group(
      'Cıvatalar',
      'screwdriver',
      leaf(
        'Altı Köşe Cıvatalar',
        'cube',
        item(
          'Altıköşe Başlı Cıvata {Diş}×{Boy} {Kalite} {Kaplama}',
          'AC',
          'bolt',
          [90, 1650],
          { Diş: metric, Boy: '16|20|25|30|40|50|60|80|100|120', Kalite: '8.8|10.9|12.9', Kaplama: finish },
          { unit: 'Kutu', packs: [50, 100, 200], facts: { Norm: 'DIN 933 / ISO 4017' } },
        ),
      ),
      leaf(
        'İmbus Cıvatalar',
        'circle-dot',
        item(
          '{Baş} İmbus Cıvata {Diş}×{Boy} {Kaplama}',
          'IC',
          'bolt',
          [80, 1280],
          {
            Diş: 'M3|M4|M5|M6|M8|M10|M12|M16',
            Boy: '10|16|20|25|30|40|50|60|80',
            Baş: 'Silindir Başlı|Havşa Başlı|Bombe Başlı',
            Kaplama: finish,
          },
          { unit: 'Kutu', packs: [50, 100, 200], facts: { Norm: 'DIN 912', Kalite: '12.9' } },
        ),
      ),
      leaf(
        'Saplama ve Tijler',
        'grip-lines-vertical',
        item(
          'Dişli Tij {Diş} {Boy} {Kaplama}',
          'DT',
          'threaded-rod',
          [28, 720],
          { Diş: metric, Boy: '1 m|2 m|3 m', Kaplama: finish },
          { unit: 'Boy', packs: [1, 10], facts: { Norm: 'DIN 975', Kalite: '4.8' } },
        ),
      ),
    ),
    group(
      'Somun ve Pullar',
      'circle-notch',
      leaf(
        'Somunlar',
        'cube',
        item(
          '{Tip} Somun {Diş} {Kaplama}',
          'SM',
          'nut',
          [45, 780],
          { Diş: metric, Tip: 'Altıköşe|Fiberli|Kelebek|Kapaklı|Flanşlı|Kare', Kaplama: finish },
          { unit: 'Kutu', packs: [100, 250, 500], facts: { Norm: 'DIN 934 / DIN 985', Kalite: '8' } },
        ),
      ),
      leaf(
        'Pullar',
        'circle-notch',
        item(
          '{Tip} {Diş} {Kaplama}',
          'PL',
          'washer',
          [25, 460],
          {
            Diş: metric,
            Tip: 'Düz Pul DIN 125|Yaylı Rondela DIN 127|Geniş Pul DIN 9021|Tırtıllı Rondela',
            Kaplama: finish,
          },
          { unit: 'Kutu', packs: [100, 500, 1000] },
        ),
      ),
    ),
    group(
      'Vidalar',
      'screwdriver',
      leaf(
        'Sunta Vidaları',
        'tree',
        item(
          'Sunta Vidası {Çap}×{Boy} mm {Uç} {Kaplama}',
          'SV',
          'screw',
          [38, 420],
          {
            Boy: '16|20|25|30|35|40|50|60|70|80|100|120',
            Çap: '3|3,5|4|4,5|5|6',
            Uç: 'YSB|PZ2|Torx',
            Kaplama: 'Sarı Kromat|Beyaz Galvaniz|Paslanmaz A2',
          },
          { unit: 'Kutu', packs: [100, 200, 500] },
        ),
      ),
      leaf(
        'Matkap Uçlu Vidalar',
        'screwdriver',
        item(
          'Matkap Uçlu Vida {Çap}×{Boy} mm {Baş} {Kaplama}',
          'MV',
          'screw',
          [65, 620],
          {
            Boy: '13|16|19|25|32|38|50|63|75',
            Çap: '3,5|3,9|4,2|4,8|5,5|6,3',
            Baş: 'Altıköşe Başlı|RYSB|Havşa Başlı',
            Kaplama: 'Galvaniz|EPDM Pullu|RAL Boyalı',
          },
          { unit: 'Kutu', packs: [100, 250, 500], facts: { Norm: 'DIN 7504' } },
        ),
      ),
      leaf(
        'Alçıpan Vidaları',
        'grip',
        item(
          'Alçıpan Vidası {Çap}×{Boy} mm {Tip}',
          'AV',
          'screw',
          [42, 280],
          { Boy: '25|35|45|55|70', Çap: '3,5|3,9', Tip: 'Trifonlu Siyah Fosfat|Borazan Vida|Bantlı' },
          { unit: 'Kutu', packs: [200, 500, 1000] },
        ),
      ),
    ),
    group(
      'Dübel ve Ankrajlar',
      'anchor',
      leaf(
        'Plastik Dübeller',
        'plug',
        item(
          '{Tip} Dübel {Çap}×{Boy} {Vida}',
          'PD',
          'anchor',
          [24, 310],
          {
            Çap: '5|6|8|10|12|14',
            Boy: '25 mm|30 mm|40 mm|50 mm|60 mm|80 mm|100 mm',
            Tip: 'Naylon|Üniversal|Alçıpan|Gazbeton',
            Vida: 'Vidalı|Vidasız',
          },
          { unit: 'Kutu', packs: [50, 100, 200] },
        ),
      ),
      leaf(
        'Çelik Ankrajlar',
        'anchor',
        item(
          '{Tip} {Diş}×{Boy} mm {Kaplama}',
          'CA',
          'anchor',
          [120, 1950],
          {
            Diş: 'M6|M8|M10|M12|M16|M20',
            Boy: '50|65|80|95|120|150|180',
            Tip: 'Klipsli Çelik Dübel|Gömlekli Dübel|Çekmeli Dübel',
            Kaplama: 'Galvaniz|Sıcak Daldırma|Paslanmaz A4',
          },
          { unit: 'Kutu', packs: [20, 25, 50], facts: { Onay: 'ETA Opsiyon 7' } },
        ),
      ),
      leaf(
        'Kimyasal Dübeller',
        'flask',
        item(
          'Kimyasal Dübel {Reçine} {Hacim} {Set}',
          'KD',
          'silicone',
          [190, 1250],
          {
            Hacim: '280|300|345|380|400|410 # ml',
            Reçine: 'Polyester|Vinilester|Epoksi|Kış Tipi',
            Set: '2 Uçlu|Tabancalı Set|Yalın',
          },
          { packs: [1, 12], facts: { Onay: 'ETA-17/0142' } },
        ),
      ),
    ),
    group(
      'Zincir ve Halat',
      'link',
      leaf(
        'Zincirler',
        'link',
        item(
          '{Tip} Zincir {Çap} {Boy} {Kaplama}',
          'ZN',
          'chain',
          [240, 14800],
          {
            Çap: '2|3|4|5|6|8|10|13 # mm',
            Tip: 'Uzun Baklalı|Kısa Baklalı|Kaldırma Sınıfı 80',
            Boy: '5 m|10 m|30 m',
            Kaplama: 'Galvaniz|Paslanmaz|Siyah',
          },
          { unit: 'Rulo' },
        ),
      ),
      leaf(
        'Kelepçeler',
        'circle-notch',
        item(
          '{Tip} Kelepçe {Aralık} {Malzeme}',
          'KL',
          'washer',
          [8, 160],
          {
            Aralık: '8–12|12–20|16–25|20–32|25–40|32–50|40–60|60–80|80–100 # mm',
            Tip: 'Sonsuz Vidalı|Kulaklı|Tırnaklı|Lastikli',
            Malzeme: 'W1 Galvaniz|W2|W4 Paslanmaz',
          },
          { packs: [10, 50, 100] },
        ),
      ),
    ),
  ],
};
