import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Bir denetime bir iki söz eklemek için; başka yerde söylenmeyen hiçbir şey yalnız burada durmaz, çünkü dokunarak açılmaz. Okunması gereken bilgi Popover’dır.',
  roles: ['button', 'tooltip'],
  name: 'Sözleri denetimin açıklaması olur (`aria-describedby`); görünmezken de okunur.',
  keys: {
    Tab: 'Denetime gelince görünür, çıkınca gider',
    Esc: 'Gizler; odak yerinde kalır',
  },
};
