/** What is said of an adding whose code could not be had. */
export const lateWords = {
  unreadable: 'Durum şu anda öğrenilemiyor. Biraz sonra yeniden kontrol edin.',
  failed: 'Ürünler sepete eklenemedi. Tekrar deneyin.',
} as const;
