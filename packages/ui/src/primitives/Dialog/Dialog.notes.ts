import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Cevap verilmeden işe dönülemeyen soru ya da küçük bir iş için. Sayfa görünürken yanında bakılan ayrıntı Drawer, düğmeye bağlı kısa bilgi Popover, olmuş bir işin haberi Toast’tır.',
  roles: ['dialog', 'heading', 'button'],
  name: 'Adı `title`; başlık gizliyken de. Cevap isteyen soru `alertdialog` olur.',
  keys: {
    Tab: 'İçeride döner, sayfaya çıkmaz',
    Esc: 'Kapatır; `isDismissable` kapalıysa hiçbir şey yapmaz. Açık bir liste varsa önce onu kapatır',
    'Geri (telefonda, `isFullScreen` ile masada da)': 'Kapatır; sayfa olduğu gibi kalır',
  },
  focus: 'Odak pencereye ya da `initialFocus`a gelir; kapanınca açan düğmeye döner.',
  reads: 'Açıkken arkadaki sayfa yok sayılır (`inert`). Bildirimler pencerenin içine taşınır ve okunur.',
};
