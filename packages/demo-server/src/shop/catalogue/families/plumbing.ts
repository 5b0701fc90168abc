import { group, item, leaf, type FamilyPlan } from '../familyPlan.ts';

const inch = '1/2"|3/4"|1"|1 1/4"|1 1/2"|2"';

export const plumbing: FamilyPlan = {
  name: 'Sıhhi Tesisat',
  icon: 'fa-solid fa-faucet-drip',
  advice: [
    'Her parça fabrikada 1,5 katı basınçta sızdırmazlık deneyine girer; içme suyuna uygun alaşımdan dökülür.',
    'Dişlere teflon bant veya keten sarınız, aşırı sıkmayınız; donma riski olan yerlerde suyu boşaltınız.',
  ],
  features: ['İçme suyuna uygun', 'Düşük kurşunlu pirinç', 'EPDM conta', 'On yıl gövde garantisi'],
  groups: [
    group(
      'Vanalar',
      'circle-half-stroke',
      leaf(
        'Küresel Vanalar',
        'faucet',
        item(
          'Pirinç Küresel Vana {Ölçü} PN {Basınç} {Geçiş} {Kol}',
          'KV',
          'ball-valve',
          [140, 1950],
          {
            Ölçü: `3/8"|${inch}|3"`,
            Basınç: '25|30|40',
            Geçiş: 'Tam Geçişli|Mini|Rakorlu|Filtreli',
            Kol: 'Kırmızı Kollu|Mavi Kollu|Kelebek Kollu|Uzun Kollu',
          },
          { facts: { Malzeme: 'CW617N pirinç', Conta: 'PTFE' } },
        ),
      ),
      leaf(
        'Çek ve Pislik Tutucular',
        'filter',
        item('{Tip} {Ölçü} {Malzeme} PN 16', 'CV', 'ball-valve', [165, 3400], {
          Ölçü: inch,
          Tip: 'Çekvalf Yaylı|Çalpara Çekvalf|Pislik Tutucu|Ters Yıkamalı Filtre|Hava Tahliye Vanası',
          Malzeme: 'Pirinç|Paslanmaz|Pik Döküm',
        }),
      ),
      leaf(
        'Radyatör Vanaları',
        'temperature-half',
        item(
          '{Tip} {Ölçü} {Şekil} {Renk}',
          'RV',
          'ball-valve',
          [110, 980],
          {
            Ölçü: '1/2"|3/4"|16×1/2"|20×1/2"',
            Tip: 'Termostatik Radyatör Vanası|Radyatör Musluğu|Geri Dönüş Vanası|Termostatik Vana Seti',
            Şekil: 'Köşe|Düz|Aksiyal',
            Renk: 'Krom|Beyaz|Antrasit|Mat Siyah',
          },
          { facts: { Norm: 'EN 215' } },
        ),
      ),
    ),
    group(
      'Armatürler',
      'faucet',
      leaf(
        'Lavabo Bataryaları',
        'faucet',
        item(
          '{Seri} {Tip} {Renk}',
          'LB',
          'faucet',
          [790, 6400],
          {
            Seri: 'Yalı|Nehir|Pınar|Çağlayan|Irmak',
            Tip: 'Lavabo Bataryası|Yüksek Lavabo Bataryası|Fotoselli Lavabo Bataryası|Çanak Lavabo Bataryası|Ankastre Lavabo Bataryası',
            Renk: 'Krom|Mat Siyah|Fırçalı Nikel|Altın|Antik Bronz',
          },
          { facts: { Kartuş: '35 mm seramik', Debi: '5 l/dk' } },
        ),
      ),
      leaf(
        'Mutfak Bataryaları',
        'sink',
        item(
          '{Seri} {Tip} {Renk}',
          'MB',
          'faucet',
          [860, 7200],
          {
            Seri: 'Yalı|Nehir|Pınar|Çağlayan|Irmak',
            Tip: 'Eviye Bataryası|Spiralli Eviye Bataryası|Kuğu Borulu Eviye Bataryası|Arıtma Çıkışlı Eviye Bataryası',
            Renk: 'Krom|Mat Siyah|Fırçalı Nikel|Granit Bej|Antrasit',
          },
          { facts: { Kartuş: '35 mm seramik' } },
        ),
      ),
      leaf(
        'Duş Sistemleri',
        'shower',
        item('{Seri} {Tip} {Ölçü} {Renk}', 'DS', 'shower-head', [180, 5400], {
          Ölçü: '10|15|20|25|30 # cm',
          Seri: 'Yalı|Nehir|Pınar|Çağlayan',
          Tip: 'Duş Başlığı|Tepe Duşu|El Duşu Seti|Sürgülü Duş Takımı|Robot Duş Seti',
          Renk: 'Krom|Mat Siyah|Fırçalı Nikel|Beyaz',
        }),
      ),
    ),
    group(
      'Boru ve Ek Parça',
      'bars-staggered',
      leaf(
        'PPRC Borular',
        'grip-lines',
        item(
          'PPRC {Tip} Boru {Çap} PN {Basınç} {Boy}',
          'PP',
          'pipe',
          [38, 980],
          {
            Çap: '20|25|32|40|50|63|75 # mm',
            Tip: 'Temiz Su|Cam Elyaflı|Alüminyum Folyolu',
            Basınç: '10|16|20|25',
            Boy: '4 m Gri|4 m Beyaz',
          },
          { unit: 'Boy', facts: { Norm: 'TS EN ISO 15874' } },
        ),
      ),
      leaf(
        'PPRC Ek Parçalar',
        'puzzle-piece',
        item(
          'PPRC {Tip} {Ölçü} {Renk}',
          'PE',
          'elbow',
          [6, 240],
          {
            Ölçü: '20|25|32|40|50|63 # mm',
            Tip: 'Dirsek 90°|Dirsek 45°|Te|Manşon|Redüksiyon|İç Dişli Dirsek 1/2"|Dış Dişli Adaptör 1/2"|Kör Tapa',
            Renk: 'Gri|Beyaz|Yeşil',
          },
          { packs: [1, 10, 50] },
        ),
      ),
      leaf(
        'Pirinç Ek Parçalar',
        'puzzle-piece',
        item(
          'Pirinç {Tip} {Ölçü} {Kaplama}',
          'PK',
          'elbow',
          [22, 460],
          {
            Ölçü: inch,
            Tip: 'Dirsek|Te|Nipel|Rakor|Redüksiyon|Uzatma|Kuyruklu Dirsek|İstavroz',
            Kaplama: 'Sarı|Krom Kaplı|Nikel Kaplı',
          },
          { packs: [1, 10] },
        ),
      ),
      leaf(
        'Pis Su Boruları',
        'water',
        item(
          '{Tip} Atık Su {Parça} {Çap} {Boy}',
          'PS',
          'pipe',
          [24, 890],
          {
            Çap: '32|40|50|70|100|125|150 # mm',
            Tip: 'PVC|Sessiz PP',
            Parça: 'Borusu',
            Boy: '15 cm|25 cm|50 cm|1 m|2 m|3 m',
          },
          { unit: 'Boy', facts: { Norm: 'TS EN 1451-1' } },
        ),
      ),
    ),
    group(
      'Banyo ve Pompa',
      'bath',
      leaf(
        'Sifonlar',
        'arrows-down-to-line',
        item('{Tip} Sifonu {Ölçü} {Renk} {Malzeme}', 'SF', 'siphon', [48, 690], {
          Ölçü: '1 1/4"|1 1/2"|Ø 40 mm|Ø 50 mm',
          Tip: 'Lavabo|Eviye|Küvet|Duş Teknesi|Körüklü Lavabo|Tasarruflu',
          Renk: 'Beyaz|Krom|Mat Siyah',
          Malzeme: 'ABS|Pirinç|PP',
        }),
      ),
      leaf(
        'Dalgıç Pompalar',
        'water',
        item(
          '{Tip} Dalgıç Pompa {Güç} {Basma} {Özellik}',
          'DP',
          'pump',
          [1650, 22400],
          {
            Güç: '250|400|550|750|1100|1500|2200 # W',
            Tip: 'Temiz Su|Pis Su|Foseptik|Derin Kuyu',
            Basma: '7 m|9 m|12 m|18 m|32 m|60 m',
            Özellik: 'Flatörlü|Paslanmaz Gövde|Döküm Gövde',
          },
          { hasModel: true },
        ),
      ),
      leaf(
        'Hidroforlar',
        'gauge-high',
        item(
          '{Tip} Hidrofor {Güç} {Tank} {Kat}',
          'HF',
          'pump',
          [3900, 38500],
          {
            Güç: '0,5|0,75|1|1,5|2|3 # HP',
            Tip: 'Paket|Frekans Kontrollü|Sessiz|Kademeli',
            Tank: '24 l Tanklı|50 l Tanklı|100 l Tanklı|Tanksız',
            Kat: '3 Kat 6 Daire|5 Kat 10 Daire|8 Kat 16 Daire|12 Kat 24 Daire',
          },
          { hasModel: true },
        ),
      ),
    ),
  ],
};
