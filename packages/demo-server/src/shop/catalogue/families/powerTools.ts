import { group, item, leaf, type FamilyPlan } from '../familyPlan.ts';
import { abrasives } from './abrasives.ts';

const model = { hasModel: true };
const batteryFacts = { 'Akü tipi': 'Li-ion', 'Akü göstergesi': '4 LED' };

export const powerTools: FamilyPlan = {
  name: 'Elektrikli El Aletleri',
  icon: 'fa-solid fa-plug-circle-bolt',
  advice: [
    'Uzun ömürlü motoru ve metal dişli kutusuyla ağır şantiye koşullarında kesintisiz çalışır.',
    'Bakımdan önce fişi çekiniz veya aküyü çıkarınız; havalandırma kanallarını basınçlı hava ile temizleyiniz.',
  ],
  features: [
    'Yumuşak kalkış',
    'Aşırı yük koruması',
    'Titreşim sönümleyici sap',
    'Yurt içi yaygın servis ağı',
    'Üç yıl garanti',
  ],
  groups: [
    group(
      'Akülü Aletler',
      'car-battery',
      leaf(
        'Akülü Matkaplar',
        'screwdriver',
        item(
          '{Motor} Akülü {Tip} {Gerilim} {Tork}, {Akü}',
          'AM',
          'drill',
          [2450, 14900],
          {
            Gerilim: '12|18|20|36 # V',
            Tork: '28|35|45|55|70|85|110 # Nm',
            Tip: 'Matkap|Darbeli Matkap|Vidalama',
            Motor: 'Kömürsüz|Fırçalı',
            Akü: 'Tek Akü 2,0 Ah|Çift Akü 2×2,0 Ah Çantalı Set|Çift Akü 2×4,0 Ah Çantalı Set|Solo Gövde',
          },
          { ...model, facts: batteryFacts },
        ),
      ),
      leaf(
        'Akülü Kırıcı Deliciler',
        'burst',
        item(
          '{Motor} Akülü Kırıcı Delici {Gerilim} {Enerji}, {Akü}',
          'AK',
          'drill',
          [5900, 24500],
          {
            Enerji: '1,7|2,2|2,8|3,5 # J',
            Gerilim: '18|20|36 # V',
            Motor: 'Kömürsüz|SDS-Plus',
            Akü: 'Çift Akü 2×4,0 Ah|Çift Akü 2×5,0 Ah Çantalı Set|Solo Gövde',
          },
          { ...model, facts: batteryFacts },
        ),
      ),
      leaf(
        'Akü ve Şarj Cihazları',
        'battery-full',
        item(
          '{Tip} {Gerilim} {Kapasite} Li-ion',
          'AS',
          'battery-pack',
          [890, 4900],
          {
            Kapasite: '1,5|2,0|2,5|3,0|4,0|5,0|6,0|8,0 # Ah',
            Gerilim: '12|18|20|36 # V',
            Tip: 'Yedek Akü|Yüksek Güçlü Akü|Akü ve Hızlı Şarj Seti',
          },
          { ...model, facts: batteryFacts },
        ),
      ),
    ),
    group(
      'Kablolu Aletler',
      'plug',
      leaf(
        'Avuç Taşlama',
        'fan',
        item(
          'Avuç Taşlama Makinesi {Güç} {Disk} {Özellik}',
          'AT',
          'angle-grinder',
          [1650, 7900],
          {
            Güç: '750|850|900|1100|1400|1700|2200|2400 # W',
            Disk: '115|125|150|180|230 # mm',
            Özellik: 'Devir Ayarlı|Kilitlenmez Tetik|Titreşim Sönümlü',
          },
          model,
        ),
      ),
      leaf(
        'Darbeli Matkaplar',
        'screwdriver',
        item(
          'Darbeli Matkap {Güç} {Mandren} {Özellik}',
          'DM',
          'drill',
          [1390, 6400],
          {
            Güç: '550|650|710|800|850|1050|1100 # W',
            Mandren: '13 mm Anahtarlı Mandren|13 mm Otomatik Mandren|16 mm Mandren',
            Özellik: 'Çift Devirli|Devir Ayarlı|Metal Şanzıman',
          },
          model,
        ),
      ),
      leaf(
        'Daire Testereler',
        'compact-disc',
        item(
          'Daire Testere {Güç} {Bıçak} {Özellik}',
          'DT',
          'circular-saw',
          [2700, 11200],
          {
            Güç: '1200|1400|1600|1800|2000 # W',
            Bıçak: '165|185|190|210|235 # mm',
            Özellik: 'Lazer Kılavuzlu|Raylı Set|Toz Torbalı',
          },
          model,
        ),
      ),
      leaf(
        'Sıcak Hava Tabancaları',
        'fire',
        item(
          'Sıcak Hava Tabancası {Güç} {Sıcaklık} {Set}',
          'SH',
          'heat-gun',
          [980, 4700],
          {
            Güç: '1600|1800|2000|2300 # W',
            Sıcaklık: '350/550 °C|60–600 °C Ayarlı|50–650 °C Dijital',
            Set: '3 Başlıklı|4 Başlıklı Çantalı|Yalın',
          },
          model,
        ),
      ),
    ),
    abrasives,
    group(
      'Kaynak ve Atölye',
      'industry',
      leaf(
        'Kaynak Makineleri',
        'bolt',
        item(
          '{Tip} Kaynak Makinesi {Akım} {Set}',
          'KM',
          'welding-machine',
          [4900, 48500],
          {
            Akım: '120|160|180|200|250|300|400 # A',
            Tip: 'Inverter|Gazaltı MIG/MAG|TIG DC|Çok Fonksiyonlu',
            Set: 'Çantalı Set|Maskeli Set|Trifaze 380 V|Monofaze 220 V',
          },
          model,
        ),
      ),
      leaf(
        'Elektrot ve Tel',
        'grip-lines-vertical',
        item(
          '{Tip} {Çap} {Ambalaj}',
          'EL',
          'threaded-rod',
          [280, 2900],
          {
            Çap: '0,8|1,0|1,2|2,0|2,5|3,2|4,0 # mm',
            Tip: 'Rutil Elektrot E 6013|Bazik Elektrot E 7018|Gazaltı Teli SG2|Paslanmaz Elektrot 308L',
            Ambalaj: '1 kg|2,5 kg|5 kg|15 kg',
          },
          { unit: 'Paket', facts: { Norm: 'TS EN ISO 2560-A' } },
        ),
      ),
    ),
  ],
};
