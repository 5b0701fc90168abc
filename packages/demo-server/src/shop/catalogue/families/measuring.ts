import { group, item, leaf, type FamilyPlan } from '../familyPlan.ts';

const model = { hasModel: true };

export const measuring: FamilyPlan = {
  name: 'Ölçü ve Test Aletleri',
  icon: 'fa-solid fa-ruler-combined',
  advice: [
    'Fabrikada ayarlanır ve ölçüm sonucu seri numarasıyla kayıt altına alınır.',
    'Yılda bir kez kalibrasyon yaptırınız; uzun süre kullanılmayacaksa pilleri çıkarınız.',
  ],
  features: [
    'Kalibrasyon sertifikası istenebilir',
    'Kılıfıyla birlikte',
    'Kolay okunan skala',
    'Darbeye dayanıklı gövde',
  ],
  groups: [
    group(
      'Uzunluk Ölçümü',
      'ruler',
      leaf(
        'Şerit Metreler',
        'tape',
        item(
          '{Tip} Şerit Metre {Boy} × {En} {Uç}',
          'SM',
          'measuring-tape',
          [58, 690],
          {
            Boy: '2|3|5|8|10 # m',
            En: '13 mm|16 mm|19 mm|25 mm|32 mm',
            Tip: 'Çift Taraflı Baskılı|Kauçuk Kaplı|Çelik Gövde|Otomatik Kilitli|Naylon Kaplı',
            Uç: 'Manyetik Uçlu|Standart Uçlu|Büyük Kancalı',
          },
          { packs: [1, 6], facts: { 'Doğruluk sınıfı': 'II' } },
        ),
      ),
      leaf(
        'Uzun Metreler',
        'tape',
        item('{Tip} Uzun Metre {Boy} {Gövde}', 'UM', 'measuring-tape', [190, 1850], {
          Boy: '10|20|30|50|100 # m',
          Tip: 'Fiberglas|Çelik|Naylon Kaplı Çelik|Paslanmaz',
          Gövde: 'Açık Gövde|Kapalı Gövde|Y Gövde|Kauçuk Kollu',
        }),
      ),
      leaf(
        'Kumpaslar',
        'ruler-combined',
        item(
          '{Tip} Kumpas {Boy} {Hassasiyet} {Özellik}',
          'KP',
          'caliper',
          [240, 9400],
          {
            Boy: '100|150|200|300|500|600 # mm',
            Tip: 'Dijital|Verniyerli|Saatli|Derinlik',
            Hassasiyet: '0,01 mm|0,02 mm|0,05 mm',
            Özellik: 'Standart|IP54|IP67 Su Geçirmez|Karbon Fiber',
          },
          { facts: { Norm: 'DIN 862' } },
        ),
      ),
      leaf(
        'Lazer Metreler',
        'crosshairs',
        item(
          'Lazer Metre {Menzil} {Doğruluk} {Özellik}',
          'LM',
          'laser-level',
          [890, 9800],
          {
            Menzil: '20|30|40|50|60|80|100|120 # m',
            Doğruluk: '±1,5 mm|±2 mm|±3 mm',
            Özellik: 'Bluetooth|Kameralı|Şarjlı|Eğim Sensörlü|Standart',
          },
          model,
        ),
      ),
    ),
    group(
      'Hizalama',
      'ruler-horizontal',
      leaf(
        'Su Terazileri',
        'ruler-horizontal',
        item(
          '{Tip} Su Terazisi {Boy} {Göz} {Özellik}',
          'ST',
          'spirit-level',
          [95, 2950],
          {
            Boy: '30|40|50|60|80|100|120|150|180|200 # cm',
            Tip: 'Alüminyum|Kutu Profil|Frezeli|Dijital',
            Göz: '2 Gözlü|3 Gözlü|360° Gözlü',
            Özellik: 'Mıknatıslı|Standart|Tutma Kollu',
          },
          { facts: { Doğruluk: '0,5 mm/m' } },
        ),
      ),
      leaf(
        'Lazer Hizalama',
        'crosshairs',
        item(
          '{Çizgi} Lazer Hizalama {Renk} Işık {Menzil} {Set}',
          'LH',
          'laser-level',
          [1950, 24500],
          {
            Menzil: '15|20|25|30|40|50|60 # m',
            Çizgi: '2 Çizgili|3×360°|4×360°|5 Noktalı|Rotatif',
            Renk: 'Yeşil|Kırmızı',
            Set: 'Çantalı|Tripodlu Set|Dedektörlü Set|Çift Akülü',
          },
          model,
        ),
      ),
      leaf(
        'Gönyeler',
        'compass-drafting',
        item(
          '{Tip} Gönye {Boy} {Malzeme}',
          'GN',
          'caliper',
          [75, 980],
          {
            Boy: '150|200|250|300|400|500|600 # mm',
            Tip: 'Marangoz|Şapkalı|Ayarlı|Kombine|Çatıcı|Hassas',
            Malzeme: 'Paslanmaz|Alüminyum|Çelik|Döküm',
          },
          { facts: { Norm: 'DIN 875' } },
        ),
      ),
    ),
    group(
      'Elektrik Ölçümü',
      'gauge',
      leaf(
        'Multimetreler',
        'gauge',
        item(
          'Dijital Multimetre {Sayım} {Gerilim} {Özellik}',
          'MM',
          'multimeter',
          [390, 12400],
          {
            Sayım: '2000|4000|6000|10000|20000 # Sayım',
            Gerilim: '600 V CAT III|1000 V CAT III|1000 V CAT IV',
            Özellik: 'True RMS|Otomatik Kademe|Bluetooth|Sıcaklık Ölçer|Temassız Gerilim',
          },
          model,
        ),
      ),
      leaf(
        'Pens Ampermetreler',
        'hand-pointer',
        item(
          'Pens Ampermetre {Akım} {Tip} {Özellik}',
          'PA',
          'multimeter',
          [620, 9800],
          {
            Akım: '200|400|600|1000|2000 # A',
            Tip: 'AC|AC/DC|Esnek Sondalı',
            Özellik: 'True RMS|Kaçak Akım|Güç Ölçer|Otomatik Kademe|Sıcaklık Ölçer',
          },
          model,
        ),
      ),
      leaf(
        'Kontrol Kalemleri',
        'pen',
        item(
          '{Tip} {Gerilim} {Özellik} {Boy}',
          'KK',
          'screwdriver-set',
          [28, 890],
          {
            Gerilim: '100–250|125–500|12–250|50–1000 # V',
            Tip: 'Kontrol Kalemi|Temassız Kontrol Kalemi|Dijital Kontrol Kalemi|Faz Sırası Göstergesi',
            Özellik: 'Işıklı|Sesli Uyarılı|LCD Ekranlı|İzole',
            Boy: '140 mm|190 mm|220 mm',
          },
          { packs: [1, 12] },
        ),
      ),
    ),
    group(
      'Çevre ve Ağırlık',
      'temperature-half',
      leaf(
        'Termometreler',
        'temperature-half',
        item(
          '{Tip} Termometre {Aralık} {Özellik}',
          'TM',
          'thermometer',
          [290, 8900],
          {
            Aralık: '-30/380|-50/550|-50/800|-50/1100|-50/1600 # °C',
            Tip: 'Lazerli|Problu|Çift Lazerli|Isıl Kameralı|Gıda Tipi',
            Özellik: 'LCD Ekranlı|Veri Kayıtlı|Bluetooth|Alarmlı',
          },
          model,
        ),
      ),
      leaf(
        'Ölçüm Dedektörleri',
        'magnifying-glass',
        item(
          '{Tip} {Derinlik} {Özellik}',
          'DD',
          'thermometer',
          [420, 9400],
          {
            Derinlik: '40|60|80|100|120|150 # mm',
            Tip: 'Duvar Tarama Cihazı|Nem Ölçer|Gaz Dedektörü|Metal Dedektörü|Lüksmetre|Desibelmetre',
            Özellik: 'LCD Ekranlı|Renkli Ekran|Sesli Uyarılı|Veri Kayıtlı',
          },
          model,
        ),
      ),
    ),
  ],
};
