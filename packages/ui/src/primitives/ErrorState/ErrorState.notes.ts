import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Sayfanın bir parçası okunamadığında, onun yerinde. Okundu ve boşsa EmptyState; bir alanın hatası alandadır.',
  roles: ['alert', 'heading', 'button'],
  name: 'Başlık ve metin; düğmenin adı `retryLabel`.',
  keys: {
    'Enter, Boşluk': 'Yeniden dener',
  },
  focus: 'Odağı kapmaz; yeniden denerken düğme odakta kalır, gidince odak yerine gelene geçer.',
  reads: 'Göründüğü anda okunur (`alert`).',
};
