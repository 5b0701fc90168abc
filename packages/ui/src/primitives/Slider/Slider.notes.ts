import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Rakamından çok büyüklüğü önemli olan sayı için. Kesin miktar NumberField’dır.',
  roles: ['slider'],
  name: 'Adı `label`; değeri `formatValue`nun sözleriyle okunur.',
  keys: {
    Oklar: 'Bir adım',
    'Page Up, Page Down': 'Birkaç adım',
    'Home, End': 'En az, en çok',
  },
};
