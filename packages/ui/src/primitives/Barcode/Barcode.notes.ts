import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Ekrandan ya da kâğıttan okutulacak bir kod için. Çizilemeyen kod yazı olarak durur.',
  roles: ['img'],
  name: '`label`: kodun ne olduğu ve kendisi. Altındaki rakamlar gözle okunur.',
  keys: {},
};
