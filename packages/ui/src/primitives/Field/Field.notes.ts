import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Kendi parçası olmayan bir denetim için. TextField, Select ve ötekiler zaten bunun üzerine kuruludur.',
  roles: [],
  name: 'İçindeki denetimin adı `label`dir; gizliyken de okunur.',
  keys: {},
  reads:
    'Hata, açıklama ve not bu sırayla addan sonra okunur (`aria-describedby`); hata `aria-invalid` ve `aria-errormessage` ile bağlıdır.',
};
