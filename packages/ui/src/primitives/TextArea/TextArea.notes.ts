import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Birkaç satır yazı için. Tek satır TextField.',
  roles: ['textbox'],
  name: 'Alanın adı `label`; açıklama ve hata adından sonra okunur.',
  keys: {
    Tab: 'Çıkar',
    Enter: 'Yeni satır',
  },
  reads:
    'Sayaç açıklamayla birlikte okunur. Sınırı aşan yazı kesilmez; sayaç rengini değiştirir, hatayı form söyler.',
};
