import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Bir şeyin aynı yerdeki görünüşleri için. Kendi adresi olan görünüşler Link’tir, saklanan az gerekli Disclosure’dır.',
  roles: ['tablist', 'tab', 'tabpanel'],
  name: 'Sıranın adı `label`; panelin adı seçili sekmedir.',
  keys: {
    Tab: 'Seçili sekmeye, sonra panele gider',
    'Sağ, Sol': 'Sonraki ve önceki sekmeyi seçer, uçta başa döner',
    'Home, End': 'İlk ve son sekme',
  },
  focus: 'Seçilen sekme odağı taşır; kapalı sekmeler atlanır.',
};
