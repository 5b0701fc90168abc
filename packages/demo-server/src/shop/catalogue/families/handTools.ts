import { group, item, leaf, type FamilyPlan } from '../familyPlan.ts';
import { locksAndDoors } from './locksAndDoors.ts';

const vanadium = { Malzeme: 'Krom Vanadyum', Norm: 'DIN 3113' };

export const handTools: FamilyPlan = {
  name: 'Hırdavat ve El Aletleri',
  icon: 'fa-solid fa-hammer',
  advice: [
    'Günlük atölye ve şantiye kullanımı için tasarlanmıştır; ölçü toleransları üretim hattında tek tek denetlenir.',
    'Kullandıktan sonra kuru bezle siliniz, paslanmaya karşı ince bir yağ filmi bırakınız.',
  ],
  features: [
    'Isıl işlem görmüş gövde',
    'Kaymaz, yağa dayanıklı sap',
    'Askı delikli ambalaj',
    'İki yıl üretici garantisi',
  ],
  groups: [
    group(
      'Anahtarlar',
      'wrench',
      leaf(
        'Kombine Anahtarlar',
        'wrench',
        item(
          'Kombine Anahtar {Ölçü} {Yüzey}',
          'KA',
          'spanner',
          [58, 890],
          {
            Ölçü: '6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|24|27|30|32|36 # mm',
            Yüzey: 'Krom Vanadyum|Satine Krom|Parlak Krom|Uzun Tip',
          },
          { packs: [1, 5], facts: vanadium },
        ),
      ),
      leaf(
        'Cırcırlı Anahtarlar',
        'gear',
        item(
          'Cırcırlı Kombine Anahtar {Ölçü} {Tip}',
          'CA',
          'spanner',
          [165, 980],
          { Ölçü: '8|10|11|12|13|14|15|16|17|18|19|21|22|24 # mm', Tip: '72 Diş|90 Diş|Mafsallı 72 Diş' },
          { facts: vanadium },
        ),
      ),
      leaf(
        'Lokma Takımları',
        'toolbox',
        item(
          'Lokma Takımı {Kare} {Parça} {Kutu}',
          'LT',
          'socket-set',
          [890, 9400],
          {
            Parça: '19|24|46|56|82|94|108|150|171|216 # Parça',
            Kare: '1/4"|3/8"|1/2"',
            Kutu: 'Metal Kutulu|Plastik Çantalı|Köpük Tablalı',
          },
          { unit: 'Takım', facts: { Malzeme: 'Krom Vanadyum', Cırcır: '72 diş' } },
        ),
      ),
      leaf(
        'Allen ve Torx Anahtarlar',
        'code-branch',
        item(
          '{Uç} Anahtar Takımı {Parça} {Boy}',
          'AL',
          'spanner',
          [95, 940],
          {
            Parça: '7|8|9|12|18 # Parça',
            Uç: 'Allen|Bilyalı Allen|Torx|Delikli Torx',
            Boy: 'Kısa|Uzun|Ekstra Uzun',
          },
          { unit: 'Takım', facts: { Norm: 'ISO 2936' } },
        ),
      ),
    ),
    group(
      'Tornavidalar ve Uçlar',
      'screwdriver',
      leaf(
        'Tornavida Takımları',
        'screwdriver',
        item(
          '{Tip} Tornavida Takımı {Parça}',
          'TT',
          'screwdriver-set',
          [280, 2950],
          { Parça: '5|6|7|8|10|12 # Parça', Tip: 'İzole 1000 V VDE|Hassas|Darbeli|Manyetik Uçlu|T Saplı' },
          { unit: 'Takım', facts: { Norm: 'EN 60900', 'Sap malzemesi': 'Çift bileşenli PP/TPR' } },
        ),
      ),
      leaf(
        'Tekli Tornavidalar',
        'screwdriver',
        item(
          '{Uç} Tornavida {Ölçü} {Sap}',
          'TV',
          'screwdriver-set',
          [48, 320],
          {
            Ölçü: '2,5×75|3×100|4×100|5,5×125|6,5×150|8×175|10×200 # mm',
            Uç: 'Düz|Yıldız PH|Pozidriv PZ|Torx',
            Sap: 'Bimat Saplı|Ahşap Saplı|İzole Saplı',
          },
          { packs: [1, 6] },
        ),
      ),
      leaf(
        'Bits Uçlar',
        'bullseye',
        item(
          'Bits Uç {Uç} {Boy} {Kalite}',
          'BT',
          'drill-bits',
          [22, 180],
          {
            Boy: '25|50|75|100|150 # mm',
            Uç: 'PH1|PH2|PH3|PZ1|PZ2|PZ3|T10|T15|T20|T25|T30|H4|H5|H6',
            Kalite: 'S2 Çelik|Torsiyon|Titanyum Kaplı',
          },
          { unit: 'Paket', packs: [5, 10, 25] },
        ),
      ),
    ),
    group(
      'Pense ve Kesiciler',
      'scissors',
      leaf(
        'Penseler',
        'hand',
        item(
          '{Tip} {Boy} {Sap}',
          'PN',
          'pliers',
          [185, 1240],
          {
            Boy: '140|160|180|200|250 # mm',
            Tip: 'Kombine Pense|Yan Keski|Kargaburun|Eğri Uçlu Kargaburun|Fort Pense|Papağan Pense',
            Sap: 'Bimat Saplı|İzole 1000 V VDE|PVC Saplı',
          },
          { facts: { Norm: 'ISO 5746', 'Kesme sertliği': '62 HRC' } },
        ),
      ),
      leaf(
        'Maket Bıçakları',
        'pen-nib',
        item(
          '{Tip} Maket Bıçağı {Genişlik} {Yedek}',
          'MB',
          'utility-knife',
          [38, 420],
          {
            Genişlik: '9|18|25 # mm',
            Tip: 'Metal Gövdeli|Kauçuk Saplı|Otomatik Kilitli|Emniyetli',
            Yedek: '3 Yedek Bıçaklı|5 Yedek Bıçaklı|10 Yedek Bıçaklı',
          },
          { packs: [1, 12] },
        ),
      ),
      leaf(
        'El Testereleri',
        'grip-lines',
        item('{Tip} {Boy} {Diş}', 'TS', 'hand-saw', [140, 980], {
          Boy: '300|350|400|450|500|550 # mm',
          Tip: 'Ahşap El Testeresi|Budama Testeresi|Alçıpan Testeresi|Sırtlı Testere',
          Diş: '7 TPI|9 TPI|11 TPI Sertleştirilmiş',
        }),
      ),
    ),
    group(
      'Vurma ve Sıkma',
      'gavel',
      leaf(
        'Çekiçler',
        'hammer',
        item(
          '{Sap} {Tip} {Ağırlık}',
          'CK',
          'hammer',
          [120, 1450],
          {
            Ağırlık: '200|300|450|500|600|800|1000|1500|2000 # g',
            Tip: 'Pençeli Çekiç|Makinist Çekici|Kaynakçı Çekici|Çatıcı Çekici|Lastik Çekiç',
            Sap: 'Fiberglas Saplı|Ahşap Saplı|Çelik Borulu',
          },
          { packs: [1, 6], facts: { Norm: 'DIN 1041' } },
        ),
      ),
      leaf(
        'Mengene ve İşkenceler',
        'compress',
        item('{Tip} {Açıklık} {Model}', 'IS', 'clamp', [140, 2650], {
          Açıklık: '150|200|300|400|500|600|800|1000 # mm',
          Tip: 'F Tipi İşkence|Hızlı İşkence|Boru İşkencesi|Köşe İşkencesi',
          Model: 'Döküm Gövde|Çelik Gövde|Ağır Hizmet',
        }),
      ),
      leaf(
        'Takım Çantaları',
        'suitcase',
        item('{Tip} Takım Çantası {Ölçü} {Renk}', 'TC', 'toolbox', [220, 5600], {
          Ölçü: '13"|16"|19"|22"|26"',
          Tip: 'Plastik|Metal Kilitli|Çekmeceli|Tekerlekli',
          Renk: 'Siyah|Kırmızı|Mavi|Gri',
        }),
      ),
    ),
    locksAndDoors,
  ],
};
