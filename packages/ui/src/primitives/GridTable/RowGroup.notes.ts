import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Yüzlerce satırı olabilen tablolarda. Kısa tabloların satırları gruplanmadan durur.',
  roles: ['rowgroup', 'row', 'cell'],
  name: 'Adı yoktur; ekran okuyucu tablonun adını ve satırları okur.',
  keys: {},
  reads:
    'Görünmeyen satırlar atlanır ama ağaçtan çıkmaz. `RowPicture` süstür ve hiç okunmaz; adı yanındaki söz söyler.',
};
