import { group, item, leaf, type FamilyPlan } from '../familyPlan.ts';
import { mortars } from './mortars.ts';

const shades = 'Beyaz|Kırık Beyaz|Fildişi|Kum Beji|Açık Gri|Antrasit|Okyanus|Çimen|Şampanya|Gül Kurusu';

export const paint: FamilyPlan = {
  name: 'Boya ve Yapı Kimyasalları',
  icon: 'fa-solid fa-fill-drip',
  advice: [
    'Yüksek örtücülüğü ve kolay uygulanan kıvamıyla ustaların ilk seçimidir; düşük VOC içerir.',
    'Yüzey kuru, tozsuz ve sağlam olmalıdır; +5 °C altında ve doğrudan güneş altında uygulamayınız.',
  ],
  features: ['Düşük VOC', 'Kolay uygulanır', 'Yüksek örtücülük', 'Donmaya karşı korunmalıdır'],
  groups: [
    group(
      'Boyalar',
      'fill-drip',
      leaf(
        'İç Cephe Boyaları',
        'paint-roller',
        item(
          '{Tip} İç Cephe Boyası {Renk} {Hacim}',
          'IC',
          'paint-bucket',
          [390, 4200],
          {
            Hacim: '2,5|7,5|10|15 # L',
            Tip: 'İpek Mat Silinebilir|Tam Mat Plastik|Antibakteriyel|Tavan|Yarı Mat Akrilik',
            Renk: shades,
          },
          { unit: 'Kova', facts: { Sarfiyat: '10–14 m²/L', Kuruma: '2 saat' } },
        ),
      ),
      leaf(
        'Dış Cephe Boyaları',
        'building',
        item(
          '{Tip} Dış Cephe Boyası {Renk} {Hacim}',
          'DC',
          'paint-bucket',
          [480, 5200],
          { Hacim: '2,5|7,5|15|20 # L', Tip: 'Silikonlu|Saf Akrilik|Grenli|Tekstürlü', Renk: shades },
          { unit: 'Kova', facts: { Sarfiyat: '6–8 m²/L' } },
        ),
      ),
      leaf(
        'Ahşap ve Metal Boyaları',
        'brush',
        item(
          '{Tip} {Renk} {Hacim}',
          'AM',
          'paint-bucket',
          [140, 1950],
          {
            Hacim: '0,375|0,75|2,5 # L',
            Tip: 'Sentetik Parlak Boya|Su Bazlı Ahşap Verniği|Antipas|Çekiç Desenli Boya|Ahşap Koruyucu',
            Renk: 'Beyaz|Siyah|Meşe|Ceviz|Kırmızı|Mavi|Yeşil|Şeffaf|Gri',
          },
          { unit: 'Teneke' },
        ),
      ),
      leaf(
        'Sprey Boyalar',
        'spray-can',
        item(
          '{Tip} Sprey Boya {Renk} {Hacim}',
          'SB',
          'spray-can',
          [68, 290],
          {
            Hacim: '200|400|500 # ml',
            Tip: 'Akrilik|Isıya Dayanıklı|Galvaniz|Fosforlu|Jant',
            Renk: 'Parlak Siyah|Mat Siyah|Parlak Beyaz|Kırmızı RAL 3020|Mavi RAL 5010|Sarı RAL 1021|Yeşil RAL 6029|Gümüş|Altın|Gri RAL 7016',
          },
          { packs: [1, 6] },
        ),
      ),
    ),
    group(
      'Boya Aletleri',
      'paint-roller',
      leaf(
        'Rulolar',
        'paint-roller',
        item(
          '{Tip} Rulo {Boy} {Tüy} {Set}',
          'RL',
          'paint-roller',
          [35, 340],
          {
            Boy: '5|10|15|18|20|25 # cm',
            Tip: 'İpek|Polyester|Sünger|Kuzu Postu|Epoksi',
            Tüy: '5 mm Tüy|9 mm Tüy|12 mm Tüy|18 mm Tüy',
            Set: '|Yedek|Tepsili Set',
          },
          { packs: [1, 10] },
        ),
      ),
      leaf(
        'Fırçalar',
        'paintbrush',
        item(
          '{Tip} Fırça {Ölçü} {Sap}',
          'FR',
          'paint-brush',
          [18, 260],
          {
            Ölçü: '1"|1,5"|2"|2,5"|3"|4"',
            Tip: 'Kestirme|Yağlı Boya|Su Bazlı Boya|Radyatör|Yuvarlak|Badana',
            Sap: 'Ahşap Saplı|Plastik Saplı|Bimat Saplı|Uzun Saplı',
          },
          { packs: [1, 12] },
        ),
      ),
      leaf(
        'Maskeleme Bantları',
        'tape',
        item(
          '{Tip} Bant {En} × {Boy} {Renk}',
          'MB',
          'masking-tape',
          [16, 240],
          {
            En: '12|18|24|30|36|48|72 # mm',
            Boy: '20 m|35 m|40 m|50 m',
            Tip: 'Maskeleme|Hassas Yüzey|Alüminyum Folyo|Çift Taraflı|Koli|Tamir',
            Renk: '|Sarı|Mavi|Gri|Şeffaf',
          },
          { unit: 'Rulo', packs: [1, 6] },
        ),
      ),
      leaf(
        'Zımparalar',
        'square',
        item(
          '{Tip} Zımpara {Kum} {Ölçü}',
          'ZM',
          'sandpaper',
          [12, 280],
          {
            Ölçü: 'Ø 125 mm|Ø 150 mm|93×230 mm|115×280 mm|75×533 mm',
            Kum: 'P40|P60|P80|P100|P120|P150|P180|P240|P320|P400|P600|P1000',
            Tip: 'Su|Cırtlı Disk|Sünger|Tank Bez|Flap',
          },
          { packs: [5, 10, 50] },
        ),
      ),
    ),
    group(
      'Mastik ve Yapıştırıcı',
      'droplet',
      leaf(
        'Silikonlar',
        'bottle-droplet',
        item(
          '{Tip} Silikon Mastik {Renk} {Hacim}',
          'SL',
          'silicone',
          [62, 320],
          {
            Hacim: '280|290|310|600 # ml',
            Tip: 'Nötr|Asetik|Sıhhi|Yüksek Isı|Akrilik|Hızlı',
            Renk: 'Şeffaf|Beyaz|Siyah|Gri|Kahverengi|Bej',
          },
          { packs: [1, 24], facts: { Norm: 'EN 15651-1' } },
        ),
      ),
      leaf(
        'Köpükler',
        'cloud',
        item(
          '{Tip} Poliüretan Köpük {Hacim} {Mevsim}',
          'KP',
          'spray-can',
          [120, 420],
          {
            Hacim: '500|600|750|850|900 # ml',
            Tip: 'Montaj|Tabancalı Montaj|Yangına Dayanıklı|Mantolama|Gazbeton Yapıştırma',
            Mevsim: 'Dört Mevsim|Kış Tipi -12 °C|Yaz Tipi',
          },
          { packs: [1, 12] },
        ),
      ),
      leaf(
        'Yapıştırıcılar',
        'droplet',
        item(
          '{Tip} {Miktar} {Özellik}',
          'YP',
          'silicone',
          [38, 690],
          {
            Miktar: '50|100|290|400|750|850 # g',
            Tip: 'Hızlı Yapıştırıcı|Montaj Yapıştırıcısı|Ahşap Tutkalı D3|Kontak Yapıştırıcı|Epoksi|PVC Yapıştırıcısı',
            Özellik: 'Şeffaf|Beyaz|Ekstra Güçlü|Suya Dayanıklı',
          },
          { packs: [1, 12] },
        ),
      ),
    ),
    mortars,
  ],
};
