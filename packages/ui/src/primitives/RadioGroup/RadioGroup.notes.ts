import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Hepsi bir bakışta görülmesi gereken birkaç seçenek için. Çok seçenek Select, aranan seçenek Combobox’tır.',
  roles: ['radiogroup', 'radio'],
  name: 'Grubun adı `label`; seçeneğin adı kendi sözleri, ikinci satırı açıklamasıdır.',
  keys: {
    Tab: 'Gruba girer ve çıkar',
    Oklar: 'Sonrakini, öncekini seçer',
    Boşluk: 'Odaktakini seçer',
  },
  focus: 'Tab seçili olana gelir; seçili yoksa ilkine.',
  reads: 'Grubun hatası ve açıklaması grupla okunur.',
};
