import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Bir düğmenin açtığı dosya seçimi için. Sayfaya bırakılan dosyaları useDroppedFiles alır.',
  roles: ['button'],
  name: 'Kendisi görünmez ve okunmaz; adı, onu açan Button’ınkidir. `label` tarayıcının ve denemelerin bulduğu addır.',
  keys: { 'Enter, Boşluk': 'Açan düğmeye basar; tarayıcının dosya penceresi gelir' },
  focus: 'Pencere kapanınca düğmeye döner.',
};
