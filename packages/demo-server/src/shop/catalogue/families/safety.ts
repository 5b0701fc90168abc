import { group, item, leaf, type FamilyPlan } from '../familyPlan.ts';

export const safety: FamilyPlan = {
  name: 'İş Güvenliği',
  icon: 'fa-solid fa-helmet-safety',
  advice: [
    'KKD Yönetmeliği’ne uygun, tip incelemesi yapılmış kişisel koruyucu donanımdır; kullanma kılavuzu Türkçedir.',
    'Hasar gören veya ömrü dolan donanımı kullanmayınız; güneş almayan, kuru bir yerde saklayınız.',
  ],
  features: [
    'CE tip inceleme belgeli',
    'Uzun süre kullanımda rahat',
    'Hafif ve ergonomik',
    'Türkçe kılavuzlu',
  ],
  groups: [
    group(
      'Baş ve Yüz Koruma',
      'helmet-safety',
      leaf(
        'Baretler',
        'helmet-safety',
        item(
          '{Tip} Baret EN 397 {Ayar} {Renk}',
          'BR',
          'safety-helmet',
          [95, 890],
          {
            Tip: 'Standart|Vantilasyonlu|Elektrikçi|Dağcı Tipi|Kısa Siperli',
            Ayar: 'Ayarlı Vidalı|Klik Ayarlı|Çene Bağlı',
            Renk: 'Sarı|Beyaz|Mavi|Kırmızı|Turuncu|Yeşil',
          },
          { packs: [1, 10], facts: { Norm: 'EN 397', Malzeme: 'ABS' } },
        ),
      ),
      leaf(
        'Koruyucu Gözlükler',
        'glasses',
        item(
          '{Tip} Gözlük EN 166 {Cam} {Özellik}',
          'GZ',
          'goggles',
          [38, 640],
          {
            Tip: 'Çapak|Tam Kapalı|Üstten Takılan|Spor Tipi|Kaynakçı',
            Cam: 'Şeffaf Cam|Füme Cam|Sarı Cam|Aynalı Cam|DIN 5 Cam',
            Özellik: 'Buğu Önleyici|Çizilmez|Buğu Önleyici ve Çizilmez',
          },
          { packs: [1, 12] },
        ),
      ),
      leaf(
        'Kulak Koruyucular',
        'ear-listen',
        item(
          '{Tip} SNR {Değer} {Renk} {Özellik}',
          'KK',
          'ear-muffs',
          [85, 1450],
          {
            Değer: '24|26|28|30|32|34|37 # dB',
            Tip: 'Kulaklık|Barete Takılan Kulaklık|Katlanır Kulaklık|Elektronik Kulaklık',
            Renk: 'Sarı|Kırmızı|Siyah|Yeşil|Mavi',
            Özellik: '|Köpük Pedli|Jel Pedli',
          },
          { facts: { Norm: 'EN 352-1' } },
        ),
      ),
      leaf(
        'Maske ve Solunum',
        'mask-face',
        item(
          '{Tip} {Sınıf} {Ventil} {Kayış}',
          'MS',
          'respirator',
          [14, 980],
          {
            Sınıf: 'FFP1|FFP2|FFP3|A1P2|A2P3|ABEK1',
            Tip: 'Toz Maskesi|Katlanır Maske|Yarım Yüz Maske|Tam Yüz Maske',
            Ventil: 'Ventilli|Ventilsiz|Çift Filtreli',
            Kayış: '|Ayarlı Kayışlı|Kaynakçı Tipi',
          },
          { packs: [1, 10, 20], facts: { Norm: 'EN 149' } },
        ),
      ),
    ),
    group(
      'El Koruma',
      'mitten',
      leaf(
        'Montaj Eldivenleri',
        'mitten',
        item(
          '{Kaplama} Kaplı Montaj Eldiveni EN 388 {Renk} Beden {Beden}',
          'EL',
          'gloves',
          [24, 160],
          {
            Beden: '7|8|9|10|11',
            Kaplama: 'Nitril|Poliüretan|Lateks|Köpük Nitril|Çift Kat Nitril',
            Renk: 'Siyah|Gri|Mavi|Sarı|Kırmızı|Yeşil',
          },
          { unit: 'Çift', packs: [1, 12], facts: { Norm: 'EN 388 4121X' } },
        ),
      ),
      leaf(
        'Kesilmez Eldivenler',
        'hand',
        item(
          'Kesilmeye Dirençli Eldiven Seviye {Seviye} {Kaplama} Beden {Beden}',
          'KE',
          'gloves',
          [95, 520],
          {
            Seviye: 'B|C|D|E|F',
            Kaplama: 'PU Avuç|Nitril Avuç|Kaplamasız|Deri Takviyeli',
            Beden: '7|8|9|10|11',
          },
          { unit: 'Çift', packs: [1, 10], facts: { Norm: 'EN 388' } },
        ),
      ),
      leaf(
        'Kimyasal Eldivenler',
        'flask',
        item(
          '{Malzeme} Kimyasal Eldiven {Boy} {Kalınlık} Beden {Beden}',
          'KM',
          'gloves',
          [42, 390],
          {
            Boy: '30|33|38|45|60 # cm',
            Malzeme: 'Nitril|Neopren|Bütil|PVC',
            Kalınlık: '0,38 mm|0,46 mm|0,70 mm',
            Beden: '8|9|10',
          },
          { unit: 'Çift', facts: { Norm: 'EN 374-1 Tip A' } },
        ),
      ),
    ),
    group(
      'Vücut ve Ayak',
      'vest',
      leaf(
        'İş Ayakkabıları',
        'shoe-prints',
        item(
          '{Tip} {Sınıf} {Burun} No {Numara}',
          'IA',
          'boots',
          [690, 3200],
          {
            Sınıf: 'S1|S1P|S2|S3|S5',
            Tip: 'İş Ayakkabısı|İş Botu|Spor Tip İş Ayakkabısı|Nubuk İş Botu|Kışlık İş Botu',
            Burun: 'Çelik Burunlu|Kompozit Burunlu',
            Numara: '37|38|39|40|41|42|43|44|45|46',
          },
          { unit: 'Çift', vatRate: 10, facts: { Norm: 'EN ISO 20345' } },
        ),
      ),
      leaf(
        'İkaz Yelekleri',
        'vest',
        item(
          '{Tip} İkaz Yeleği {Renk} {Beden} {Sınıf}',
          'IY',
          'vest',
          [38, 520],
          {
            Tip: 'Reflektörlü|Cepli|Mühendis|Fermuarlı|Örme Kumaş',
            Renk: 'Sarı|Turuncu|Lacivert|Kırmızı',
            Beden: 'S|M|L|XL|XXL|3XL',
            Sınıf: 'Sınıf 1|Sınıf 2',
          },
          { packs: [1, 10], vatRate: 10, facts: { Norm: 'EN ISO 20471' } },
        ),
      ),
      leaf(
        'İş Elbiseleri',
        'shirt',
        item(
          '{Tip} {Renk} {Kumaş} {Beden}',
          'IE',
          'vest',
          [290, 1950],
          {
            Tip: 'İş Pantolonu|İş Montu|İş Tulumu|Polar Ceket|Softshell Mont',
            Renk: 'Lacivert|Gri|Siyah|Haki',
            Kumaş: '7/7 Gabardin|16/12 Gabardin|Likralı',
            Beden: 'S|M|L|XL|XXL|3XL',
          },
          { vatRate: 10 },
        ),
      ),
    ),
    group(
      'İşaret ve İlk Yardım',
      'triangle-exclamation',
      leaf(
        'Trafik ve İkaz',
        'triangle-exclamation',
        item('{Tip} {Boy} {Özellik}', 'TR', 'traffic-cone', [75, 1850], {
          Boy: '30|50|75|90|100 # cm',
          Tip: 'Trafik Konisi|Trafik Dubası|Delinatör|Katlanır Koni',
          Özellik: 'Tek Reflektörlü|Çift Reflektörlü|Kauçuk Tabanlı|Zincir Kulplu',
        }),
      ),
      leaf(
        'Yangın Söndürücüler',
        'fire-extinguisher',
        item(
          '{Tip} Yangın Söndürücü {Ağırlık} {Bağlantı}',
          'YS',
          'fire-extinguisher',
          [390, 6400],
          {
            Ağırlık: '1|2|5|6|9|12|25|50 # kg',
            Tip: 'ABC Tozlu|Karbondioksitli|Köpüklü|Biyolojik Sıvılı',
            Bağlantı: 'Manometreli|Askı Aparatlı|Araç Tipi|Arabalı|Dolaplı',
          },
          { facts: { Norm: 'TS EN 3-7' } },
        ),
      ),
      leaf(
        'İlk Yardım',
        'kit-medical',
        item(
          '{Tip} İlk Yardım {Kap} {Kişi}',
          'IY',
          'first-aid-kit',
          [190, 2900],
          {
            Kişi: '5|10|20|30|50|100 # Kişilik',
            Tip: 'İş Yeri|Şantiye|Araç|Ofis|Mutfak Tipi',
            Kap: 'Çantası|Dolabı|Kutusu',
          },
          { vatRate: 10 },
        ),
      ),
    ),
  ],
};
