import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Sütunları karşılaştırılan kayıtlar için. Üç beş alanlık tek bir kaydın bilgisi tablo değil, adlı satırlardır.',
  roles: ['region', 'table', 'row', 'columnheader', 'cell'],
  name: 'Tablonun ve kaydırılan bölgenin adı `label`.',
  keys: {
    Tab: 'Kaydırılan bölgeye, sonra hücrelerdeki denetimlere gider',
    Oklar: 'Bölge odaktayken kaydırır',
  },
  reads:
    'Sunucudaki satır sayısı `aria-rowcount`, gelirken `aria-busy`. Görünmeyen satırlar atlanır ama ağaçtan çıkmaz.',
};
