import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  roles: ['heading'],
  name: 'İçindeki sözler.',
  keys: {},
  reads: 'Anahattaki yeri `level`, görünüşü `look`tur: birini öteki için değiştirmek gerekmez.',
};
