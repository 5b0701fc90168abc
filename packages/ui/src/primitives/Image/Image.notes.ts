import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  roles: ['img'],
  name: 'Adı `alt`; yanındaki söz zaten söylüyorsa boş bırakılır ve hiç okunmaz.',
  keys: {},
  reads: 'Yüklenmeyen görselin yerini tutan simge aynı adı taşır.',
};
