import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Bir bölge gelirken, yerini tutacağı şeyin tam ölçüsünde. Basılan düğmenin beklemesi düğmenin kendi durumudur, ölçüsü bilinmeyen bekleme Spinner’dır.',
  roles: [],
  name: 'Yoktur: ekran okuyucudan gizlidir; çevresindeki bölge `aria-busy` taşır.',
  keys: {},
};
