import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Değiştiği anda geçerli olan ayar için. Formla gönderilen ve liste süzen Checkbox’tır.',
  roles: ['switch'],
  name: 'Yanındaki sözler; açıklama adından sonra okunur.',
  keys: {
    Tab: 'Anahtara gelir',
    Boşluk: 'Açar ve kapatır',
  },
  reads: 'Açık ya da kapalı okunur.',
};
