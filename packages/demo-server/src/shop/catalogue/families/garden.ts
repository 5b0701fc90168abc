import { group, item, leaf, type FamilyPlan } from '../familyPlan.ts';

export const garden: FamilyPlan = {
  name: 'Bahçe ve Tarım',
  icon: 'fa-solid fa-seedling',
  advice: [
    'Mevsim boyu yoğun kullanım için güneşe, suya ve darbeye dayanıklı malzemeden üretilir.',
    'Kullanımdan sonra temizleyip kuru yerde saklayınız; kışın içinde su bırakmayınız.',
  ],
  features: ['UV dayanımlı', 'Hafif gövde', 'Yedek parçası bulunur', 'Paslanmaya dayanıklı'],
  groups: [
    group(
      'Sulama',
      'droplet',
      leaf(
        'Hortumlar',
        'water',
        item(
          '{Tip} Bahçe Hortumu {Çap} {Boy} {Renk}',
          'HR',
          'hose',
          [290, 3900],
          {
            Boy: '10|15|20|25|30|50|100 # m',
            Çap: '1/2"|5/8"|3/4"|1"',
            Tip: 'Örgülü|Üç Katlı|Şeffaf Örgülü|Esnek Uzayan|Kauçuk',
            Renk: 'Yeşil|Sarı|Turuncu|Mavi',
          },
          { unit: 'Rulo' },
        ),
      ),
      leaf(
        'Hortum Ekleri',
        'puzzle-piece',
        item(
          '{Tip} {Ölçü} {Malzeme}',
          'HE',
          'elbow',
          [18, 240],
          {
            Ölçü: '1/2"|5/8"|3/4"|1"',
            Tip: 'Hızlı Bağlantı|Musluk Rekoru|Y Dağıtıcı|Hortum Tamir Eki|Dişli Adaptör|Su Kesicili Rekor',
            Malzeme: 'Plastik|Pirinç|Alüminyum|Bimat',
          },
          { packs: [1, 10] },
        ),
      ),
      leaf(
        'Damlama Sistemleri',
        'droplet',
        item(
          '{Tip} {Çap} {Aralık} {Boy}',
          'DS',
          'hose',
          [190, 4200],
          {
            Boy: '50|100|200|400|500 # m',
            Çap: 'Ø 12 mm|Ø 16 mm|Ø 20 mm',
            Tip: 'Damlama Borusu|Yassı Damlama Borusu|Kör Boru',
            Aralık: '20 cm Aralık|33 cm Aralık|40 cm Aralık|50 cm Aralık',
          },
          { unit: 'Rulo', vatRate: 10, facts: { Debi: '2–4 l/sa' } },
        ),
      ),
      leaf(
        'Sulama Kapları',
        'fill-drip',
        item('{Tip} {Hacim} {Renk} {Uç}', 'SK', 'watering-can', [75, 690], {
          Hacim: '1,5|3|5|7|10|12|15 # L',
          Tip: 'Plastik Sulama Kabı|Galvaniz Sulama Kabı|Emaye Sulama Kabı',
          Renk: 'Yeşil|Gri|Mavi|Antrasit|Turuncu',
          Uç: 'Süzgeçli|Uzun Borulu',
        }),
      ),
    ),
    group(
      'El Aletleri',
      'scissors',
      leaf(
        'Budama Makasları',
        'scissors',
        item('{Tip} {Boy} {Bıçak} {Kesim}', 'BM', 'pruner', [165, 2900], {
          Boy: '180|200|210|215|500|650|750 # mm',
          Tip: 'Budama Makası|Dal Makası|Çit Makası|Aşı Makası|Bağ Makası',
          Bıçak: 'Karbon Çelik Bıçak|SK5 Bıçak|Teflon Kaplı Bıçak',
          Kesim: 'Bypass|Örslü|Cırcırlı',
        }),
      ),
      leaf(
        'Kürek ve Çapalar',
        'trowel',
        item('{Tip} {Sap} {Ağırlık}', 'KC', 'shovel', [120, 890], {
          Ağırlık: '0,8|1,0|1,2|1,4|1,6|1,8 # kg',
          Tip: 'Sivri Kürek|Kare Kürek|Kar Küreği|Bahçe Küreği|Çapa|Bel Küreği|Tırmık',
          Sap: 'Ahşap Saplı|Fiberglas Saplı|Metal Saplı|Sapsız',
        }),
      ),
      leaf(
        'Pülverizatörler',
        'spray-can-sparkles',
        item('{Tip} {Hacim} {Basınç} {Uç}', 'PU', 'sprayer', [95, 6900], {
          Hacim: '1|1,5|2|5|8|10|12|16|20 # L',
          Tip: 'El Pülverizatörü|Sırt Pompası|Akülü Sırt Pompası|Omuz Tipi Pülverizatör',
          Basınç: '2 bar|3 bar|4 bar|6 bar',
          Uç: 'Pirinç Uçlu|Ayarlı Uçlu|Çift Memeli',
        }),
      ),
    ),
    group(
      'Makineler',
      'tractor',
      leaf(
        'Çim Biçme',
        'leaf',
        item(
          '{Tip} Çim Biçme Makinesi {Kesim} {Güç} {Sepet}',
          'CB',
          'lawn-mower',
          [4900, 46500],
          {
            Kesim: '32|34|38|40|42|46|51|53 # cm',
            Tip: 'Elektrikli|Akülü|Benzinli|Benzinli Şanzımanlı|Robot',
            Güç: '1200 W|1600 W|1800 W|36 V|4 HP|5,5 HP|6,5 HP',
            Sepet: '35 L Sepet|45 L Sepet|60 L Sepet|Malçlama',
          },
          { hasModel: true },
        ),
      ),
      leaf(
        'Motorlu Testereler',
        'tree',
        item(
          '{Tip} {Pala} {Güç} {Özellik}',
          'MT',
          'chainsaw',
          [3400, 26500],
          {
            Pala: '25|30|35|40|45|50|60 # cm',
            Tip: 'Benzinli Motorlu Testere|Akülü Zincirli Testere|Elektrikli Zincirli Testere|Teleskopik Dal Budama',
            Güç: '25 cc|38 cc|45 cc|52 cc|58 cc|18 V|36 V|2000 W',
            Özellik: 'Kolay Çalıştırma|Otomatik Yağlama|Takım Gerektirmeyen Gergi',
          },
          { hasModel: true },
        ),
      ),
      leaf(
        'Tırpan ve Çit Kesme',
        'wheat-awn',
        item(
          '{Tip} {Güç} {Set}',
          'TC',
          'chainsaw',
          [2400, 19800],
          {
            Güç: '26|33|43|52|63 # cc',
            Tip: 'Motorlu Tırpan|Sırt Tipi Tırpan|Çit Kesme Makinesi|Yaprak Üfleme Makinesi|Toprak Burgusu',
            Set: 'Bıçak ve Misinalı Set|Çantalı Set|Yedek Başlıklı|Yalın',
          },
          { hasModel: true },
        ),
      ),
    ),
    group(
      'Yetiştirme',
      'seedling',
      leaf(
        'Tohumlar',
        'seedling',
        item(
          '{Tür} Tohumu {Çeşit} {Ambalaj}',
          'TH',
          'seed-bag',
          [18, 890],
          {
            Ambalaj: '5 g|10 g|50 g|250 g|1 kg|5 kg|10 kg',
            Tür: 'Çim|Domates|Biber|Salatalık|Marul|Kavun|Fesleğen|Maydanoz',
            Çeşit: 'Yerli|Hibrit F1|Organik|Erkenci|Kurağa Dayanıklı',
          },
          { unit: 'Paket', vatRate: 1 },
        ),
      ),
      leaf(
        'Toprak ve Gübre',
        'mound',
        item(
          '{Tür} {Ambalaj} {Özellik}',
          'TG',
          'seed-bag',
          [55, 980],
          {
            Ambalaj: '2|5|10|20|25|50 # L',
            Tür: 'Saksı Toprağı|Torf|Perlit|Çim Gübresi|Solucan Gübresi|Yavaş Salınımlı Gübre|Kompost',
            Özellik: 'Üniversal|Çiçek İçin|Sebze İçin|Fide İçin|Orkide İçin',
          },
          { unit: 'Torba', vatRate: 1 },
        ),
      ),
    ),
  ],
};
