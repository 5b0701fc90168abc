import { group, item, leaf, type FamilyPlan } from '../familyPlan.ts';

const colour = '2700 K Amber|3000 K Sıcak|4000 K Nötr|6500 K Beyaz';

export const lighting: FamilyPlan = {
  name: 'Aydınlatma',
  icon: 'fa-solid fa-lightbulb',
  advice: [
    'Yüksek verimli LED çipleri ve flicker yapmayan sürücüsüyle göz yormayan, dengeli bir ışık verir.',
    'Armatürü kapalı, havasız hacimlerde kullanmayınız; sürücüyü anma geriliminde besleyiniz.',
  ],
  features: ['30.000 saat ömür', 'CRI ≥ 80 renksel geriverim', 'Titreşimsiz sürücü', 'Cıva içermez'],
  groups: [
    group(
      'Ampuller',
      'lightbulb',
      leaf(
        'LED Ampuller',
        'lightbulb',
        item(
          '{Gövde} LED Ampul {Güç} {Duy} {Işık} Işık',
          'LA',
          'led-lamp',
          [28, 240],
          {
            Güç: '5|7|8,5|9|10|12|15|18|20 # W',
            Gövde: 'A60|A65|G45 Top|C37 Buji|G95 Glob',
            Duy: 'E27|E14|B22',
            Işık: '3000 K Sarı|4000 K Doğal|6500 K Beyaz',
          },
          { packs: [1, 3, 10], facts: { Gerilim: '220–240 V', 'Enerji sınıfı': 'F' } },
        ),
      ),
      leaf(
        'Rustik Ampuller',
        'fire-flame-simple',
        item(
          'Rustik LED Ampul {Gövde} {Güç} {Cam} {Işık}',
          'RA',
          'led-lamp',
          [74, 520],
          {
            Güç: '4|6|8|12 # W',
            Gövde: 'ST64|G80|G95|G125|T30|A60',
            Cam: 'Amber Cam|Şeffaf Cam|Füme Cam',
            Işık: '1800 K|2200 K|2700 K',
          },
          { facts: { Duy: 'E27', Kısılabilir: 'Evet' } },
        ),
      ),
      leaf(
        'Spot Ampuller',
        'bullseye',
        item(
          'LED Spot Ampul {Duy} {Güç} {Açı} {Işık}',
          'SA',
          'spotlight',
          [36, 190],
          { Güç: '3,5|5|6|7|8 # W', Duy: 'GU10|GU5.3 12 V|MR16|MR11', Açı: '24°|36°|60°|120°', Işık: colour },
          { packs: [1, 10] },
        ),
      ),
    ),
    group(
      'İç Aydınlatma',
      'house',
      leaf(
        'LED Paneller',
        'border-all',
        item(
          'LED Panel {Ölçü} {Güç} {Işık} {Montaj}',
          'PN',
          'led-panel',
          [240, 2350],
          {
            Ölçü: '30×30|60×30|60×60|120×30|120×60 # cm',
            Güç: '24 W|36 W|40 W|48 W|60 W',
            Işık: colour,
            Montaj: 'Clip-In|Sıva Altı|Sıva Üstü|Sarkıt',
          },
          { facts: { Ömür: '50.000 saat' } },
        ),
      ),
      leaf(
        'Spot Armatürler',
        'circle-dot',
        item('{Tip} LED Spot {Güç} {Gövde} {Işık}', 'ST', 'spotlight', [78, 980], {
          Güç: '3|5|7|9|12|15|20|30 # W',
          Tip: 'Gömme|Hareketli|Kare Gömme|Ray|Sıva Üstü',
          Gövde: 'Beyaz Gövde|Siyah Gövde|Satin Gövde',
          Işık: colour,
        }),
      ),
      leaf(
        'Bant Armatürler',
        'grip-lines',
        item(
          'LED Bant Armatür {Boy} {Güç} {Işık}',
          'BA',
          'led-batten',
          [160, 1150],
          {
            Boy: '30|60|90|120|150 # cm',
            Güç: '9 W|18 W|27 W|36 W|45 W',
            Işık: '3000 K|4000 K|6500 K Beyaz',
          },
          { packs: [1, 10] },
        ),
      ),
      leaf(
        'Şerit LED',
        'grip-lines',
        item(
          'Şerit LED {Çip} {Gerilim} {Yoğunluk} {Koruma} {Renk}',
          'SL',
          'led-strip',
          [140, 1450],
          {
            Yoğunluk: '60|120|180|240 # LED/m',
            Gerilim: '12 V|24 V',
            Çip: 'SMD 2835|SMD 5050|COB',
            Koruma: 'IP20|IP65 Silikonlu|IP68',
            Renk: '3000 K|4000 K|6500 K|RGB|Kırmızı|Mavi|Amber',
          },
          { unit: 'Rulo', facts: { Uzunluk: '5 m', 'Kesim aralığı': '50 mm' } },
        ),
      ),
    ),
    group(
      'Dış Aydınlatma',
      'tree-city',
      leaf(
        'Projektörler',
        'lightbulb',
        item('{Seri} LED Projektör {Güç} {Koruma} {Işık} {Gövde} Gövde', 'PJ', 'floodlight', [185, 9400], {
          Güç: '10|20|30|50|70|100|150|200|300|400 # W',
          Seri: 'Proline|Slim|Sensörlü|Solar',
          Koruma: 'IP65|IP66|IP67',
          Işık: '3000 K|4000 K|6500 K|Yeşil|RGB Kumandalı',
          Gövde: 'Siyah|Gri|Beyaz',
        }),
      ),
      leaf(
        'Etanj Armatürler',
        'grip-lines',
        item('Etanj LED Armatür {Boy} {Güç} IP65 {Işık} {Özellik}', 'ET', 'led-batten', [260, 1650], {
          Boy: '60|120|150 # cm',
          Güç: '18 W|36 W|40 W|48 W|60 W|72 W',
          Işık: '4000 K|6500 K',
          Özellik: 'Standart|Acil Kitli|Hareket Sensörlü|Linkli',
        }),
      ),
      leaf(
        'Yüksek Tavan Armatürleri',
        'industry',
        item(
          'UFO Yüksek Tavan Armatürü {Güç} {Açı} {Işık} {Sürücü}',
          'YT',
          'spotlight',
          [1450, 9800],
          {
            Güç: '80|100|150|200|240 # W',
            Açı: '60°|90°|120°',
            Işık: '4000 K|5700 K|6500 K',
            Sürücü: 'Standart Sürücü|DALI|1-10 V Dim',
          },
          { facts: { Koruma: 'IP65', Darbe: 'IK08' } },
        ),
      ),
    ),
    group(
      'Taşınabilir ve Acil',
      'person-walking-arrow-right',
      leaf(
        'El Fenerleri',
        'fire-flame-curved',
        item('{Tip} {Güç} {Besleme} {Koruma}', 'FN', 'flashlight', [120, 1950], {
          Güç: '150|300|500|800|1000|1500|2000 # lm',
          Tip: 'El Feneri|Kafa Lambası|Işıldak|Çalışma Lambası|Manyetik Fener',
          Besleme: 'Şarjlı Li-ion|3×AAA Pilli|USB-C Şarjlı|2×D Pilli',
          Koruma: 'IPX4|IP54|IP67',
        }),
      ),
      leaf(
        'Acil Aydınlatma',
        'door-open',
        item(
          '{Tip} {Süre} {Çalışma} {Montaj}',
          'AC',
          'led-batten',
          [290, 1850],
          {
            Süre: '60|120|180 # dk',
            Tip: 'Acil Yönlendirme Armatürü|Acil Aydınlatma Kiti|Acil Çıkış Levhası|Acil Downlight',
            Çalışma: 'Sürekli|Kesintide Yanan',
            Montaj: 'Sıva Üstü|Sıva Altı|Askılı|Duvar Tipi',
          },
          { facts: { Norm: 'EN 60598-2-22', Akü: 'Ni-Cd 3,6 V' } },
        ),
      ),
    ),
  ],
};
