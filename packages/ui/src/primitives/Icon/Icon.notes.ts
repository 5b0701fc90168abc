import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Hep bir sözün yanında. Tek başına basılan simge IconButton’dır.',
  roles: [],
  name: 'Yoktur: her simge ekran okuyucudan gizlidir (`aria-hidden`).',
  keys: {},
};
