import type { ThemeField } from './ThemeItem.ts';

/** Turkish words of the theme editor. */
export const themeWords = {
  title: 'Tema Düzenle',
  save: 'Kaydet',
  cancel: 'İptal',
  reset: 'Sıfırla',
  saved: 'Tema kaydedildi.',
  notSaved: 'Tema kaydedilemedi.',
  kept: 'Değişiklikleriniz burada duruyor. Tekrar deneyin.',
  unknownSave: 'Kaydın sonucu alınamadı. Değişiklikleriniz burada duruyor; yeniden kaydetmek bir şey bozmaz.',
  notReset: 'Tema sıfırlanamadı.',
  unknownReset: 'Sıfırlamanın sonucu alınamadı. Sayfayı yenileyip temayı kontrol edin.',
  forbidden: 'Tema düzenleme yetkiniz yok.',
  restored: 'Kaydedilmemiş değişiklikleriniz geri yüklendi.',
  changes: 'Değişiklikler',
} as const;

/** What is asked before something is lost. */
export const themeQuestions = {
  reset: {
    title: themeWords.reset,
    question: 'Tüm ayarları sıfırlamak (ilk haline getirmek) istediğinizden emin misiniz?',
    confirm: themeWords.reset,
    cancel: themeWords.cancel,
  },
  leave: {
    title: 'Kaydedilmemiş değişiklikler',
    question: 'Düzenleyici kapanırsa değişiklikleriniz kaybolur.',
    confirm: 'Kaydetmeden Kapat',
    cancel: 'Düzenlemeye Dön',
  },
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
