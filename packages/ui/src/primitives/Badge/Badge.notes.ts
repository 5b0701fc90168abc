import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Yanındaki şeye ilişkin bir iki sözcük için. Basılan bir şey değildir: o Button’dır.',
  roles: [],
  name: 'Adı yoktur: içindeki sözler yerinde okunur. Renk tek başına bir şey söylemez, yanında söz ya da biçim vardır.',
  keys: {},
};
