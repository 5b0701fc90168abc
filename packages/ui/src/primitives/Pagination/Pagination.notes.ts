import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Sayfası adreste olan liste bağlantılarla (`hrefFor`), yalnız yerinde değişen düğmelerle (`onPageChange`).',
  roles: ['navigation', 'link'],
  name: 'Bölgenin adı `label`.',
  keys: {
    Tab: 'Sayfadan sayfaya geçer',
    Enter: 'Sayfaya gider',
  },
  reads:
    'Bulunulan sayfa `aria-current="page"` okunur. Uçta önceki ya da sonraki `aria-disabled` olur. Tek sayfada hiçbir şey yoktur.',
};
