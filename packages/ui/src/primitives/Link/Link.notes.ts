import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Bir adrese götürür. Burada bir iş yapan Button’dır; düğme gibi görünmesi gereken bağlantı LinkButton.',
  roles: ['link'],
  name: 'İçindeki sözler.',
  keys: {
    Tab: 'Bağlantıya gelir',
    Enter: 'Gider',
    'Ctrl ya da ⌘ + Enter': 'Yeni sekmede açar',
  },
  reads: 'Yeni pencerede açılan (`target="_blank"`) bunu sözüyle söylemelidir: bağlantı kendisi eklemez.',
};
