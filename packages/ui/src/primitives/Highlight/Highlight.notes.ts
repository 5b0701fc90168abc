import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  roles: ['mark'],
  name: 'Adı yoktur: metin bölünmeden okunur, aranan parça `mark` ile belirtilir.',
  keys: {},
};
