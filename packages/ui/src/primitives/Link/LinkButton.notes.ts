import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Bir ekranın sonraki adımına götüren bağlantı, düğme görünüşünde. İş yapan Button’dır.',
  roles: ['link'],
  name: 'İçindeki sözler. Düğme gibi görünür, bağlantı diye okunur.',
  keys: {
    Tab: 'Bağlantıya gelir',
    Enter: 'Gider; Boşluk basmaz',
  },
};
