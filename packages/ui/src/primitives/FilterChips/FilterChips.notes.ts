import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Satırları kısımlarına göre süzmek ve her kısımda kaç satır olduğunu söylemek için. Başka bir görünüme geçiren Tabs’tır.',
  roles: ['group', 'button'],
  name: 'Grubun adı `label`; düğmenin adı kısmın sözü ve sayısıdır.',
  keys: {
    Tab: 'Düğmeler arasında gider',
    'Enter, Boşluk': 'Yalnız o kısmı gösterir; basılıyken yine hepsini',
  },
  reads: 'Basılı olan “basılı” okunur.',
};
