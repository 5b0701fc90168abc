import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Sayfası adreste olan liste için: her sayfa bir bağlantıdır (`hrefFor`), yeni sekmede açılır ve kopyalanır.',
  roles: ['navigation', 'link'],
  name: 'Bölgenin adı `label`.',
  keys: {
    Tab: 'Sayfadan sayfaya geçer',
    Enter: 'Sayfaya gider',
  },
  focus: 'Sayfa değişince odak bağlantıda kalır; uca gelindiğinde de.',
  reads:
    'Bulunulan sayfa `aria-current="page"` okunur. Uçta önceki ya da sonraki `aria-disabled` olur. Tek sayfada hiçbir şey yoktur.',
};
