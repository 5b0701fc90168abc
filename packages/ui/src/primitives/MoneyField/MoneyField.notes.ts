import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  roles: ['textbox'],
  name: 'Alanın adı `label`; açıklama ve hata adından sonra okunur.',
  keys: {
    'Rakam, nokta, virgül': 'Yazılır; yazılan değiştirilmez',
  },
  reads:
    'Yazıdan anlaşılan tutar açıklamanın yerinde durur ve adından sonra okunur. Tutar olmayan yazı, alandan çıkınca hata olur.',
};
