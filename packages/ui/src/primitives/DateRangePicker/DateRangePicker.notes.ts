import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  roles: ['button'],
  name: 'Düğmenin adı `label` ve seçili aralıktır: “Tarih Aralığı 20.11.2026 – 21.11.2026”.',
  keys: {
    'Enter, Boşluk': 'Paneli açar; takvimde aralığın ilk, sonra son gününü seçer',
    'Rakamlar, Aşağı, Yukarı': 'Gün alanında parçayı yazar ya da bir değiştirir',
    'Ctrl+V': 'Gün alanına panodaki günü bütün olarak yazar',
    Oklar: 'Takvimde gün ve hafta',
    'Page Up, Page Down': 'Takvimde önceki ve sonraki ay',
    Esc: 'Uygulamadan kapatır',
  },
  focus: 'Açılan panel odağı alır, kapanınca düğmeye geri verir. Telefonda panel bir Dialog’dur.',
  reads:
    'Günler haftanın günüyle okunur. Geriye giden aralık hatasını söyler, Uygula kapalı kalır; uygulanmadan bir şey değişmez.',
};
