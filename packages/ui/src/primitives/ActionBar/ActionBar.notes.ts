import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Seçilenlerle yapılacak işler için; hiçbir şey seçili değilken yoktur. Sayfanın kendi işleri Button’dır.',
  roles: ['region', 'button'],
  name: 'Bölgenin adı `label`, düğmelerin adı üstlerindeki sözdür; telefonda yalnız simgesi görünen düğmenin adı da okunur.',
  keys: {
    Tab: 'Düğmeler arasında gider',
    'Enter, Boşluk': 'Düğmeye basar',
  },
  focus: 'Odağı almaz. Altında kalan bir alan odağı alınca onun üstüne kaydırılır.',
  reads: 'Kaç tane seçildiğini çubuğu gösteren yer duyurur: çubukla birlikte gelen bir canlı bölge okunmaz.',
};
