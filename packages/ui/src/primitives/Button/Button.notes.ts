import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Burada bir iş yapar. Bir adrese götüren Link’tir; düğme gibi görünecekse LinkButton. Bir görünümde tek bir `brand` düğme vardır.',
  roles: ['button'],
  name: 'İçindeki sözler; beklerken verilmişse `pendingLabel`.',
  keys: {
    Tab: 'Düğmeye gelir; kapalıyken ve beklerken de',
    'Enter, Boşluk': 'Basar',
  },
  focus: 'Beklerken ve kapalıyken odakta kalır: klavye kullanan sayfanın başına atılmaz.',
  reads:
    'Kapalı ve bekleyen düğme `aria-disabled` okunur; basılırsa bir şey olmaz, form ikinci kez gönderilmez.',
};
