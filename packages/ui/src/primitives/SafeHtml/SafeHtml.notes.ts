import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Yalnız sunucudan gelen, mağazanın yazdığı HTML için. Bizim metnimiz ögelerle yazılır.',
  roles: [],
  name: 'Adı yoktur: başlıklar, listeler, bağlantılar oldukları gibi okunur.',
  keys: {
    Tab: 'İçindeki bağlantılara gider',
  },
  reads: 'Temizlenirken `aria-busy` olur. Hiçbir betik çalışmaz, hiçbir şey üstten kaplamaz.',
};
