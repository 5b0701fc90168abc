import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Ölçüsü bilinmeyen kısa bekleme için. Bir bölge gelirken Skeleton.',
  roles: ['img'],
  name: 'Adı `label`; yanında söz varsa boş bırakılır ve hiç okunmaz.',
  keys: {},
};
