import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Tek satır yazı için. Miktar NumberField, para MoneyField, aranan seçenek Combobox, birkaç satır TextArea.',
  roles: ['textbox'],
  name: 'Alanın adı `label`; açıklama ve hata adından sonra okunur.',
  keys: {
    Tab: 'Alana gelir, sonra varsa içindeki düğmeye',
    Enter: 'Formu gönderir',
  },
  reads: 'Hata göründüğünde alan geçersiz (`aria-invalid`) okunur. Tarayıcı kendi diliyle uyarı açmaz.',
};
