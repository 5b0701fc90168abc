import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Yan yana sığmayan, sırası önemsiz görseller ve ürünler için. Aynı şeyin görünüşleri Tabs’tır.',
  roles: ['region', 'group', 'button'],
  name: 'Bölgenin adı `label`, türü `words.carousel`; slaytların adı sırasıdır (“3 / 9”), düğmeler bölgenin adını da söyler (“Sonraki: Çok Satanlar”).',
  keys: {
    Tab: 'Düğmelere, sonra slaytların içindekilere gider; odaktaki slayt görünür yere kayar',
    'Enter, Boşluk': 'Önceki, sonraki, durdur ve oynat düğmelerine basar',
  },
  focus:
    'Odak içerideyken ve fare üzerindeyken kendi kendine ilerlemez; bir düğmeye basmak bütünüyle durdurur. Az hareket isteyende hiç başlamaz.',
  reads:
    'Kendi kendine ilerlerken bir şey okunmaz. Hepsi sığıyorsa düğmeler de yoktur. Uzaktaki slaytın yerinde bağlantısı ve sözleri (`brief`) durur; aramada bulunur, Tab ile gidilir, yaklaşınca bütünüyle gelir.',
};
