import { group, item, leaf, type FamilyPlan } from '../familyPlan.ts';

export const electrical: FamilyPlan = {
  name: 'Elektrik Malzemeleri',
  icon: 'fa-solid fa-bolt',
  advice: [
    'İlgili TSE ve IEC normlarına uygun üretilir; her parti yalıtım ve dayanım deneylerinden geçer.',
    'Montaj, enerji kesildikten sonra yetkili elektrikçi tarafından yapılmalıdır.',
  ],
  features: ['CE ve TSE belgeli', 'Alev iletmeyen gövde', 'Halojensiz seçenek', 'Kolay bağlantı klemensi'],
  groups: [
    group(
      'Kablolar',
      'ethernet',
      leaf(
        'Antigron Kablolar',
        'plug',
        item(
          'NYM-J {Kesit} Antigron Kablo {Boy}',
          'NYM',
          'cable-reel',
          [980, 24500],
          {
            Kesit: '2×1,5|3×1,5|3×2,5|4×2,5|5×2,5|4×4|5×4|5×6|4×10|5×10 # mm²',
            Boy: '50 m Kangal|100 m Makara|200 m Makara|500 m Makara',
          },
          { unit: 'Makara', facts: { Norm: 'TS HD 604 S1', Gerilim: '300/500 V' } },
        ),
      ),
      leaf(
        'Çok Telli Kablolar',
        'plug',
        item(
          '{Tip} {Kesit} Kablo {Renk} 100 m',
          'NYA',
          'cable-reel',
          [690, 9800],
          {
            Kesit: '0,75|1|1,5|2,5|4|6|10|16 # mm²',
            Tip: 'NYAF H07V-K|NYA H07V-U|Halojensiz H07Z1-K',
            Renk: 'Siyah|Kahverengi|Gri|Mavi|Sarı-Yeşil|Kırmızı',
          },
          { unit: 'Rulo', facts: { Gerilim: '450/750 V' } },
        ),
      ),
      leaf(
        'Zayıf Akım Kabloları',
        'wifi',
        item(
          '{Tip} Kablo {Kılıf} {Boy}',
          'ZA',
          'cable-reel',
          [790, 7400],
          {
            Tip: 'Cat5e UTP|Cat6 U/UTP|Cat6A S/FTP|Cat7 S/FTP|RG6 U/4 Koaksiyel|J-Y(St)Y 2×2×0,8|LIYCY 4×0,75',
            Kılıf: 'PVC Gri|LSZH Turuncu|PE Siyah Dış Ortam',
            Boy: '100 m|305 m|500 m Makara',
          },
          { unit: 'Makara' },
        ),
      ),
      leaf(
        'Uzatma ve Grup Prizler',
        'plug-circle-plus',
        item('{Adet} Grup Priz {Boy} {Özellik}', 'GP', 'power-strip', [140, 1250], {
          Adet: '2’li|3’lü|4’lü|5’li|6’lı|8’li',
          Boy: 'Kablosuz|1,5 m|2 m|3 m|5 m Kablolu',
          Özellik: 'Anahtarlı|Çocuk Korumalı|Akım Korumalı|USB Çıkışlı',
        }),
      ),
    ),
    group(
      'Pano ve Şalt',
      'toggle-on',
      leaf(
        'Otomatik Sigortalar',
        'toggle-on',
        item(
          '{Eğri} Tipi Otomatik Sigorta {Kutup} {Akım} {Kesme}',
          'OS',
          'circuit-breaker',
          [88, 1650],
          {
            Akım: '6|10|16|20|25|32|40|50|63 # A',
            Kutup: '1P|1P+N|2P|3P|4P',
            Eğri: 'B|C|D',
            Kesme: '3 kA|4,5 kA|6 kA|10 kA',
          },
          { packs: [1, 12], facts: { Norm: 'IEC 60898-1' } },
        ),
      ),
      leaf(
        'Kaçak Akım Röleleri',
        'shield-halved',
        item(
          'Kaçak Akım Koruma Rölesi {Kutup} {Akım} {Duyarlık} {Tip}',
          'KA',
          'circuit-breaker',
          [690, 4200],
          {
            Akım: '25|40|63|80|100 # A',
            Kutup: '2P|4P',
            Duyarlık: '30 mA|100 mA|300 mA',
            Tip: 'AC Tipi|A Tipi|Seçici S',
          },
          { facts: { Norm: 'IEC 61008-1' } },
        ),
      ),
      leaf(
        'Kontaktörler',
        'circle-nodes',
        item(
          'Güç Kontaktörü {Akım} {Güç} {Bobin} {Kontak}',
          'KN',
          'contactor',
          [420, 9400],
          {
            Akım: '9|12|18|25|32|40|50|65|80|95 # A',
            Güç: '4 kW|5,5 kW|7,5 kW|11 kW|15 kW|22 kW|37 kW',
            Bobin: '24 V DC|24 V AC|110 V AC|230 V AC|400 V AC',
            Kontak: '1NA|1NK|1NA+1NK',
          },
          { facts: { Norm: 'IEC 60947-4-1' } },
        ),
      ),
      leaf(
        'Sigorta Kutuları',
        'box',
        item('{Montaj} Sigorta Kutusu {Modül} {Kapak}', 'SK', 'junction-box', [130, 1950], {
          Modül: '2|4|6|8|12|16|18|24|36 # Modül',
          Montaj: 'Sıva Altı|Sıva Üstü|IP65 Dış Ortam',
          Kapak: 'Şeffaf Kapaklı|Beyaz Kapaklı|Metal Kapaklı',
        }),
      ),
    ),
    group(
      'Anahtar ve Priz',
      'power-off',
      leaf(
        'Anahtarlar',
        'power-off',
        item(
          '{Seri} {Tip} {Renk}',
          'AN',
          'light-switch',
          [42, 480],
          {
            Seri: 'Yalın|Zarif|Kubik|Asil',
            Tip: 'Anahtar|Komütatör|Vavien|Dimmer 300 W|Zil Butonu|Jaluzi Anahtarı|Kartlı Anahtar',
            Renk: 'Beyaz|Krem|Antrasit|Gümüş|Mat Siyah|Meşe',
          },
          { packs: [1, 10], facts: { Norm: 'EN 60669-1' } },
        ),
      ),
      leaf(
        'Prizler',
        'plug',
        item(
          '{Seri} {Tip} {Renk}',
          'PR',
          'wall-socket',
          [48, 620],
          {
            Seri: 'Yalın|Zarif|Kubik|Asil',
            Tip: 'Topraklı Priz|Çocuk Korumalı Priz|Kapaklı Priz|USB’li Priz|Data Prizi Cat6|TV-Uydu Prizi|Nümeris Priz',
            Renk: 'Beyaz|Krem|Antrasit|Gümüş|Mat Siyah|Meşe',
          },
          { packs: [1, 10], facts: { Norm: 'TS IEC 60884-1' } },
        ),
      ),
      leaf(
        'Fiş ve Sanayi Prizleri',
        'plug-circle-bolt',
        item(
          '{Tip} {Kutup} {Akım} {Koruma}',
          'FS',
          'wall-socket',
          [95, 1850],
          {
            Akım: '16|32|63|125 # A',
            Kutup: '3P|4P|5P',
            Tip: 'CEE Fiş|CEE Uzatma Prizi|CEE Duvar Prizi|CEE Makine Prizi|CEE Eğik Priz',
            Koruma: 'IP44|IP67',
          },
          { facts: { Norm: 'IEC 60309-2' } },
        ),
      ),
    ),
    group(
      'Tesisat Aksesuarları',
      'box-open',
      leaf(
        'Kablo Bağları',
        'grip-lines',
        item(
          'Kablo Bağı {Ölçü} {Renk} {Malzeme}',
          'KB',
          'cable-tie',
          [22, 340],
          {
            Ölçü: '2,5×100|2,5×160|3,6×150|3,6×200|4,8×200|4,8×250|4,8×300|4,8×370|7,6×370|9×500 # mm',
            Renk: 'Beyaz|Siyah|Kırmızı|Mavi|Yeşil',
            Malzeme: 'PA 6.6|UV Dayanımlı|Çelik Dilli',
          },
          { unit: 'Paket', packs: [100, 500] },
        ),
      ),
      leaf(
        'Buat ve Kasalar',
        'box',
        item(
          '{Tip} {Ölçü} {Koruma}',
          'BU',
          'junction-box',
          [14, 420],
          {
            Ölçü: '65×65|80×80|100×100|120×80|150×110|190×140|240×190 # mm',
            Tip: 'Sıva Üstü Buat|Termoplastik Buat|Klemensli Buat|ABS Proje Kutusu',
            Koruma: 'IP44|IP55|IP65|IP67',
          },
          { packs: [1, 20] },
        ),
      ),
      leaf(
        'Kablo Kanalları',
        'grip-lines',
        item(
          '{Tip} Kablo Kanalı {Ölçü} 2 m {Renk}',
          'KK',
          'pipe',
          [28, 560],
          {
            Ölçü: '12×12|16×16|25×16|25×25|40×25|40×40|60×40|60×60|100×60 # mm',
            Tip: 'Bantlı|Bantsız|Delikli|Halojensiz',
            Renk: 'Beyaz|Gri|Meşe Desen',
          },
          { unit: 'Boy', packs: [1, 20] },
        ),
      ),
    ),
  ],
};
