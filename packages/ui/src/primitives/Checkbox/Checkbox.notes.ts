import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Formla birlikte gönderilen evet ya da hayır ve bir listenin süzgeçleri için. Değiştiği anda geçerli olan ayar Switch’tir.',
  roles: ['checkbox'],
  name: 'Yanındaki sözler; `isLabelHidden` iken de okunur.',
  keys: {
    Tab: 'Kutuya gelir',
    Boşluk: 'İşaretler ya da kaldırır',
  },
  reads:
    'Bir kısmı seçiliyken “kısmen” okunur. Hata ve açıklama adından sonra gelir; zorunlu olan `aria-required` taşır.',
};
