import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Simgesini herkesin bildiği işler için. Sözle daha açıksa Button.',
  roles: ['button'],
  name: 'Adı `label`; fare üzerinde durunca da görünür.',
  keys: {
    Tab: 'Düğmeye gelir; kapalıyken ve beklerken de',
    'Enter, Boşluk': 'Basar',
  },
  focus: 'Beklerken ve kapalıyken odakta kalır.',
  reads: 'Kapalı ve bekleyen düğme `aria-disabled` okunur.',
};
