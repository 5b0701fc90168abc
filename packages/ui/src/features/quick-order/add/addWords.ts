/** What is said of lines that did not, or perhaps not, simply come into the basket. */
export const addWords = {
  unanswered: 'Ürünlerin sepete eklenip eklenmediği öğrenilemedi.',
  early:
    'Ürünlerin hepsi henüz sepette görünmüyor, ama isteğiniz hâlâ işleniyor olabilir. Bir dakika sonra yeniden kontrol edin.',
  unreadable: 'Durum şu anda öğrenilemiyor. Biraz sonra yeniden kontrol edin.',
  elsewhere: 'Sepetinize başka bir sekmede ürün ekleniyor.',
  failed: 'Ürünler sepete eklenemedi. Tekrar deneyin.',
} as const;
