import { group, item, leaf, type FamilyPlan } from '../familyPlan.ts';

const cars = 'Binek|Hafif Ticari|Kamyonet|SUV';

export const automotive: FamilyPlan = {
  name: 'Otomotiv ve Garaj',
  icon: 'fa-solid fa-car-side',
  advice: [
    'Orijinal ekipman ölçülerinde üretilir; servislerin günlük kullanımında denenmiştir.',
    'Aracınızın kullanma kılavuzundaki değere uyunuz; değişimden sonra atıkları toplama noktasına teslim ediniz.',
  ],
  features: ['OE ölçülerinde', 'Kolay montaj', 'Dört mevsim kullanım', 'Servis onaylı'],
  groups: [
    group(
      'Akü ve Elektrik',
      'car-battery',
      leaf(
        'Araç Aküleri',
        'car-battery',
        item(
          '{Tip} Akü 12 V {Kapasite} {Marş} {Kutup}',
          'AK',
          'car-battery',
          [1950, 14500],
          {
            Kapasite: '45|55|60|62|70|72|80|90|100|120|150|180 # Ah',
            Tip: 'Bakımsız|AGM Start-Stop|EFB|Jel',
            Marş: '420 A|540 A|600 A|640 A|720 A|850 A|1000 A',
            Kutup: 'Sağ Artı|Sol Artı',
          },
          { facts: { Norm: 'EN 50342-1' } },
        ),
      ),
      leaf(
        'Araç Ampulleri',
        'lightbulb',
        item(
          '{Duy} {Tip} Far Ampulü {Gerilim} {Güç}',
          'AA',
          'car-bulb',
          [38, 1450],
          {
            Tip: 'Halojen|+%100 Işık Halojen|Uzun Ömürlü Halojen|Xenon Etkili|LED Xenon',
            Duy: 'H1|H3|H4|H7|H8|H11|H15|HB3|HB4|D1S|D2S',
            Gerilim: '12 V|24 V',
            Güç: '35 W|55 W|60/55 W|100 W',
          },
          { packs: [1, 2, 10] },
        ),
      ),
      leaf(
        'Takviye ve Şarj',
        'bolt',
        item('{Tip} {Akım} {Boy}', 'TK', 'jumper-cable', [190, 4600], {
          Akım: '200|300|400|500|600|800|1000 # A',
          Tip: 'Takviye Kablosu|Akü Şarj Cihazı|Taşınabilir Takviye Cihazı|Bakır Takviye Kablosu',
          Boy: '2,5 m|3 m|4 m|5 m|Çantalı',
        }),
      ),
    ),
    group(
      'Yağ ve Bakım',
      'oil-can',
      leaf(
        'Motor Yağları',
        'oil-can',
        item(
          '{Viskozite} {Tip} Motor Yağı {Hacim} {Onay}',
          'MY',
          'oil-can',
          [260, 7900],
          {
            Hacim: '1|3|4|5|7|10|20 # L',
            Viskozite: '0W-20|0W-30|5W-30|5W-40|10W-40|15W-40|20W-50',
            Tip: 'Tam Sentetik|Sentetik|Yarı Sentetik|Mineral',
            Onay: 'C2/C3|A3/B4|DPF Uyumlu|LPG Uyumlu',
          },
          { unit: 'Teneke', facts: { API: 'SN/CF' } },
        ),
      ),
      leaf(
        'Filtreler',
        'filter',
        item(
          '{Tip} Filtresi {Araç} {Ölçü}',
          'FL',
          'oil-filter',
          [58, 980],
          {
            Ölçü: '65×76|76×79|76×93|76×123|93×142|108×171 # mm',
            Tip: 'Yağ|Yakıt|Hava|Polen|Karbonlu Polen|Mazot',
            Araç: cars,
          },
          { packs: [1, 10] },
        ),
      ),
      leaf(
        'Antifriz ve Sıvılar',
        'snowflake',
        item(
          '{Tip} {Hacim} {Renk} {Derece}',
          'AS',
          'oil-can',
          [75, 1250],
          {
            Hacim: '1|3|5|10|16|20 # L',
            Tip: 'Antifriz|Organik Antifriz|Cam Suyu|AdBlue|Fren Hidroliği DOT 4|Saf Su',
            Renk: 'Mavi|Kırmızı|Yeşil|Renksiz',
            Derece: '-20 °C|-36 °C|-40 °C|-56 °C',
          },
          { unit: 'Adet' },
        ),
      ),
      leaf(
        'Bakım Spreyleri',
        'spray-can',
        item(
          '{Tip} {Hacim} {Özellik}',
          'BS',
          'spray-can',
          [62, 340],
          {
            Hacim: '200|300|400|500 # ml',
            Tip: 'Çok Amaçlı Pas Sökücü ve Yağlayıcı Sprey|Balata Spreyi|Kontak Temizleyici|Zincir Yağlayıcı|Gres Sprey|Silikon Sprey|Karbüratör Temizleyici',
            Özellik: 'Standart|Çift Püskürtmeli|Kuru Film|Gıdaya Uygun',
          },
          { packs: [1, 12, 24] },
        ),
      ),
    ),
    group(
      'Tekerlek ve Kaldırma',
      'truck-monster',
      leaf(
        'Krikolar',
        'truck-monster',
        item('{Tip} Kriko {Kapasite} {Kaldırma} {Set}', 'KR', 'jack', [590, 16500], {
          Kapasite: '1,5|2|2,5|3|5|10|20|32 # t',
          Tip: 'Arabalı|Hidrolik Şişe|Alüminyum Düşük Profil|Makas|Havalı',
          Kaldırma: '330 mm|380 mm|460 mm|505 mm',
          Set: 'Çantalı|Kauçuk Pedli|Standart',
        }),
      ),
      leaf(
        'Lastik ve Jant',
        'circle-notch',
        item('{Mevsim} Lastik {Ölçü} {Endeks} {Araç}', 'LS', 'tyre', [1650, 9800], {
          Ölçü: '165/65 R14|175/65 R14|185/65 R15|195/65 R15|205/55 R16|215/60 R16|225/45 R17|225/65 R17|235/55 R18|245/40 R19',
          Mevsim: 'Yaz|Kış|Dört Mevsim',
          Endeks: '82H|88T|91V|94W XL|98Y',
          Araç: cars,
        }),
      ),
      leaf(
        'Lastik Bakımı',
        'gauge',
        item('{Tip} {Basınç} {Besleme} {Set}', 'LB', 'pump', [140, 4900], {
          Basınç: '7|8|10|12|16 # bar',
          Tip: 'Hava Kompresörü|Dijital Lastik Şişirici|Ayak Pompası|Lastik Tabancası',
          Besleme: '12 V|220 V|Şarjlı|El Tipi',
          Set: 'Çantalı|Manometreli|Çift Pistonlu|Yedek Uçlu',
        }),
      ),
    ),
    group(
      'Aksesuar',
      'car',
      leaf(
        'Silecekler',
        'cloud-rain',
        item(
          '{Tip} Silecek {Boy} {Adaptör}',
          'SL',
          'wiper',
          [65, 690],
          {
            Boy: '300|350|380|400|450|480|500|530|550|600|650|700 # mm',
            Tip: 'Muz Tipi|Telli|Hibrit|Arka Cam|Isıtmalı',
            Adaptör: 'Üniversal Adaptörlü|U Kanca|Yandan Pinli|Çoklu Adaptörlü',
          },
          { packs: [1, 2], facts: { Kauçuk: 'Grafit kaplı doğal' } },
        ),
      ),
      leaf(
        'Yük Bağlama',
        'link',
        item('{Tip} {Boy} {Genişlik} {Kapasite}', 'YB', 'chain', [75, 1950], {
          Boy: '3|5|6|8|9|10|12 # m',
          Tip: 'Spanzet|Çeki Halatı|Kar Zinciri|Yük Zinciri',
          Genişlik: '25 mm|35 mm|50 mm',
          Kapasite: '800 kg|1,5 t|2 t|3 t|5 t',
        }),
      ),
    ),
  ],
};
