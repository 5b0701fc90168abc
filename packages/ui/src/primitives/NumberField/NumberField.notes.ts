import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  roles: ['textbox'],
  name: 'Alanın adı `label`; açıklama ve hata adından sonra okunur. Eksi ve artı düğmelerinin adları `decrementLabel` ve `incrementLabel`.',
  keys: {
    'Yukarı, Aşağı': 'Bir artırır, bir azaltır; en aza inince durur',
    Enter: 'Formu gönderir',
    Tab: 'Yalnız alanda durur: düğmelerin işini oklar yapar',
  },
  focus: 'Düğmelere basmak odağı yerinden oynatmaz; telefonda klavyeyi açmaz.',
  reads: 'Tam sayı olmayan yazı alanda kalır ve hatası okunur; hiçbir şey kesilmez, yuvarlanmaz.',
};
