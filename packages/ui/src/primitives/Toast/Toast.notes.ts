import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Az önce yapılan işin haberi için; kaçırılsa da bir şey eksilmez. Yerinde kalması gereken Alert, cevap isteyen Dialog’dur.',
  roles: ['region', 'list', 'button'],
  name: 'Bölgenin adı `label`, kapatma düğmelerininki `closeLabel`.',
  keys: {
    F8: 'Nerede olunursa olunsun son önerilen işin düğmesine gider; bir daha basınca geldiği yere döner',
    Tab: 'Bildirimdeki düğmelere gelir',
    'Enter, Boşluk': 'Geri alır ya da kapatır',
  },
  focus:
    'Odağı kapmaz. Odak ya da fare üzerindeyken süresi durur; odaktaki son bildirim kapanınca odak geldiği yere döner.',
  reads:
    'Başarı ve bilgi sözün bitmesini bekler (`polite`), hata hemen okunur (`alert`) ve kapatılana kadar kalır. Açık pencere varsa onun içinde durur.',
};
