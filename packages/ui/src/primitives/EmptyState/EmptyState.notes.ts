import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Okundu ve kayıt yok. Okunamadıysa ErrorState, daha gelmediyse Skeleton.',
  roles: ['heading', 'button'],
  name: 'Başlık sayfanın ana hattında `level` düzeyindedir. Simge okunmaz.',
  keys: {
    Tab: 'İçindeki düğme ve bağlantılara gider',
  },
  reads: 'Kendiliğinden okunmaz: sonucu, onu getiren arama ya da süzgeç söyler.',
};
