/** Told where no answer says whether a selection came into the basket. */
export const unknownAdding = {
  title: 'Ürünlerin sepete eklenip eklenmediği öğrenilemedi.',
  message: 'Tekrar eklemeden önce sepetinizi kontrol edin. Seçimleriniz korundu.',
};
