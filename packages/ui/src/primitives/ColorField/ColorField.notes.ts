import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  roles: ['textbox', 'button'],
  name: 'Yazılan alanın adı `label`, renk düğmesininki `words.open`; paneldekiler `words`ten alır.',
  keys: {
    'Enter, Boşluk': 'Renk düğmesinde paneli açar, hazır renkte seçer',
    Oklar: 'Panelde doygunluğu, parlaklığı ve tonu değiştirir; hazır renkler arasında gezer',
    Esc: 'Paneli kapatır',
  },
  focus: 'Açılan panel odağı alır; Esc düğmeye geri verir, Tab ile çıkmak da kapatır.',
  reads: 'Renk panelde adıyla okunur. Renk olmayan yazı, alandan çıkınca hata olur; yazılan silinmez.',
};
