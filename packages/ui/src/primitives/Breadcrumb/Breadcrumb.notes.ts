import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  roles: ['navigation', 'list', 'link'],
  name: 'Bölgenin adı `label`.',
  keys: {
    Tab: 'Bağlantıdan bağlantıya geçer',
    Enter: 'Bağlantıya gider',
  },
  reads:
    'Son ad bu sayfadır: bağlantı değildir, `aria-current="page"` taşır. Adlar gelirken bölge `aria-busy` olur.',
};
