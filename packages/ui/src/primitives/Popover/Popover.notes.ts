import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Bir düğmeye bağlı, sayfayı bekletmeyen içerik için. Komut listesi Menu, cevap isteyen soru Dialog, bir iki söz Tooltip’tir (dokunarak açılmaz).',
  roles: ['button', 'dialog'],
  name: 'Açılanın adı `label`.',
  keys: {
    'Enter, Boşluk': 'Düğmede açar, açıkken kapatır',
    Esc: 'Kapatır',
    Tab: 'İçinde ilerler; çıkınca kapatır',
    Oklar: 'Uzun içeriği kaydırır',
  },
  focus:
    'Basılarak açılan odağı alır, Esc düğmeye geri verir. Fareyle açılan odağa dokunmaz; `opensOn="hover"` iken klavye odağı yalnızca gösterir, Tab geçip gider, basmak içine girer.',
  reads: 'Düğme açık mı kapalı mı olduğunu (`aria-expanded`) söyler.',
};
