import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'On beşe kadar bilinen seçenekten biri için. Aranan seçenek Combobox, hepsi görülmesi gereken birkaç seçenek RadioGroup, komutlar Menu’dür.',
  roles: ['combobox'],
  name: 'Alanın adı `label`; açıklama ve hata adından sonra okunur. `prefix` okunmaz, adı zaten söyler.',
  keys: {
    'Boşluk, Alt + Aşağı': 'Tarayıcının kendi listesini açar',
    'Aşağı, Yukarı, Home, End': 'Seçeneği değiştirir; Mac’te önce listeyi açar',
    Harf: 'O harfle başlayana gider',
    Esc: 'Listeyi kapatır',
  },
  focus: 'Odak alanda kalır. Telefonda telefonun kendi seçicisi açılır.',
};
