import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Bir düğmenin ardındaki komutlar için. Değer seçtiren Select, komuttan zengin içerik Popover’dır.',
  roles: ['button', 'menu', 'menuitem'],
  name: 'Menünün adı `label`; düğmenin adı kendi sözleridir.',
  keys: {
    'Enter, Boşluk, Aşağı, Yukarı': 'Düğmede menüyü açar',
    'Aşağı, Yukarı, Home, End': 'Menüde gezer',
    Harf: 'O harfle başlayana gider',
    'Enter ya da Boşluk': 'Seçer ve kapatır',
    'Esc, Tab': 'Seçmeden kapatır',
  },
  focus: 'Açılan menünün ilk satırı odağı alır; seçince ve Esc ile kapanınca düğmeye döner.',
  reads: 'Düğme menüsü olduğunu (`aria-haspopup`) ve açık mı kapalı mı olduğunu söyler.',
};
