import type { Notes } from '../Notes.ts';

export const notes: Notes = {
  when: 'Yerinde kalan uyarı ya da hata için. Yapılan bir işin kısa haberi Toast, cevaplanmadan geçilemeyen soru Dialog’dur; bir alanın hatası alanın kendisinde durur.',
  roles: ['status'],
  name: 'Adı yoktur: başlığı ve metni okunur. Simge okunmaz.',
  keys: {},
  focus: 'Kendisi odak almaz; içindeki düğme ve bağlantılar sırayla alır.',
  reads:
    '`critical` söz keserek hemen (`alert`), ötekiler sözün bitmesini bekleyerek (`status`) okunur. Sayfayla birlikte gelen `announce="never"` ile susar.',
};
