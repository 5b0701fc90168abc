import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Sayfadan ayrılmadan bakılan ayrıntı ve telefonda menü için. Cevap isteyen soru Dialog’dur.',
  roles: ['dialog', 'heading', 'button'],
  name: 'Adı `title`.',
  keys: {
    Tab: 'İçeride döner, sayfaya çıkmaz',
    Esc: 'Kapatır',
  },
  focus: 'Odak çekmeceye gelir; kapanınca açan düğmeye döner.',
  reads: 'Açıkken arkadaki sayfa yok sayılır (`inert`).',
};
