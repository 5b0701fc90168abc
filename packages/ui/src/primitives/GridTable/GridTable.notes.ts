import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Sütunları karşılaştırılan kayıtlar için. Üç beş alanlık tek bir kaydın bilgisi tablo değil, adlı satırlardır. Satırların kimliği varsa ve içine yazılıyorsa `GridTable`; yalnızca gösterilen binlerce satırda `LongGridTable`: yakındaki satırlar hemen, kalanı sırayla gelir, 6.000 satırdan sonra yalnızca yakındakiler sayfadadır.',
  roles: ['table', 'rowgroup', 'row', 'columnheader', 'cell'],
  name: 'Tablonun adı `label`; sütunun adı `title`. `short` yalnızca başlıkta görünen kısaltmasıdır.',
  keys: {
    Tab: 'Sıralanan başlıklara, sonra hücrelerdeki denetimlere gider',
    'Enter, Boşluk': 'Başlıkta: sütuna göre sıralar, bir daha basınca tersine çevirir',
    'Ctrl+C': 'Birden çok hücreye yayılan seçimi tablo olarak kopyalar',
  },
  focus: 'Yana kayan tabloda odaklanan denetim başlığın ve sabit sütunun altından tam olarak ortaya çıkar.',
  reads:
    'Sıralı sütun `aria-sort` der, gelirken ve değişirken `aria-busy`. Satırların hepsi sayfada değilse sayıları `aria-rowcount`. Telefonda satır bir karttır; sıralanan başlıklar orada gizlenir.',
};
