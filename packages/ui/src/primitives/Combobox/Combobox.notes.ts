import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Yazılarak bulunan seçenek için. On beşe kadar bilinen seçenek Select, hepsi görülmesi gereken birkaç seçenek RadioGroup, komut listesi Menu’dür.',
  roles: ['combobox', 'listbox', 'option'],
  name: 'Alanın adı `label`; açıklama ve hata adından sonra okunur.',
  keys: {
    'Harf ve rakam': 'Uyanları listeler',
    'Aşağı, Yukarı': 'Listeyi açar ve içinde gezer',
    'Home, End': 'Açık listede ilk ve son seçenek',
    Enter: 'Vurgulananı seçer',
    Esc: 'Yalnız listeyi kapatır, yazıya dokunmaz; kapalıyken çevresindeki pencereye kalır',
    Tab: 'Seçmeden çıkar: alan seçilmiş olanı gösterir, yoksa boşalır',
  },
  focus:
    'Odak hep yazılan alandadır; vurgulanan seçenek `aria-activedescendant` ile söylenir. Temizle düğmesi odağı alana geri verir.',
  reads: 'Liste değiştikçe kaç sonuç olduğu, arandığı, bulunamadığı ya da aranamadığı okunur (`status`).',
};
