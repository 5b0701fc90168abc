import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Az gerekeni başlığının altında saklar. Aynı yerin görünüşleri Tabs, düğmeden sarkan bilgi Popover’dır.',
  roles: ['group'],
  name: 'Başlığın adı `title`.',
  keys: {
    Tab: 'Başlığa gelir',
    'Enter, Boşluk': 'Açar ve kapatır',
  },
  focus: 'Odak başlıkta kalır; açılan içerik sırada ondan sonradır.',
  reads: 'Açık ya da kapalı olduğu başlıkla okunur. Sayfada bulma kapalı olanı açar.',
};
