import type { ThemeField } from './ThemeItem.ts';

/** Turkish words of the theme editor. */
export const themeWords = {
  title: 'Tema Düzenle',
  save: 'Kaydet',
  cancel: 'İptal',
  reset: 'Sıfırla',
  resetQuestion: 'Tüm ayarları sıfırlamak (ilk haline getirmek) istediğinizden emin misiniz?',
  saved: 'Tema kaydedildi.',
  notSaved: 'Tema kaydedilemedi.',
  kept: 'Değişiklikleriniz burada duruyor. Tekrar deneyin.',
  unknownSave: 'Kaydın sonucu alınamadı. Değişiklikleriniz burada duruyor; yeniden kaydetmek bir şey bozmaz.',
  notReset: 'Tema sıfırlanamadı.',
  unknownReset: 'Sıfırlamanın sonucu alınamadı. Sayfayı yenileyip temayı kontrol edin.',
  forbidden: 'Tema düzenleme yetkiniz yok.',
  restored: 'Kaydedilmemiş değişiklikleriniz geri yüklendi.',
  leaveTitle: 'Kaydedilmemiş değişiklikler',
  leaveQuestion: 'Düzenleyici kapanırsa değişiklikleriniz kaybolur.',
  stay: 'Düzenlemeye Dön',
  leave: 'Kaydetmeden Kapat',
  changes: 'Değişiklikler',
} as const;

export const fieldWords: Readonly<Record<ThemeField, string>> = {
  bg_color: 'Zemin rengi',
  text_color: 'Yazı rengi',
  height: 'Yükseklik',
  customCss: 'Özel CSS',
};

export const masterWords = {
  title: 'Sayfa düzeni',
  default: 'Varsayılan',
  sidebar: 'Kenar menülü',
} as const;
