import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Gözün yerinden anladığı, kulağın ise sözle duyması gereken şey için.',
  roles: ['status'],
  name: 'İçindeki sözler.',
  keys: {},
  reads: '`role="status"` ile değişen söz, sözün bitmesi beklenerek okunur; `alert` ile hemen.',
};
