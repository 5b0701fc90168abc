import { formatUnits } from '../../text/formatAmount.ts';
import { addedOtherwise, savedOtherwise } from '../../text/savedWords.ts';
import type { LineFailure } from './LineQueue.ts';
import { outcomeOf, refusalOf } from '../../write/outcomeOf.ts';

/** Said wherever there is nothing in the basket. */
export const emptyBasket = 'Sepetinizde ürün bulunmuyor';

/** Names the button that takes a product out: a screen reader hears which of many. */
export const removeOf = (product: string) => `Sil: ${product}`;

/** Why a quantity was refused. @param limit units in stock; undefined where the shop does not say */
export const stockLimitOf = (limit: number | undefined) =>
  limit === undefined || limit <= 0
    ? 'Bu üründen istediğiniz miktarda stok yok.'
    : `Bu üründen en fazla ${formatUnits(limit)} adet sipariş verebilirsiniz.`;

/** What was not done to a row, and what to do. */
export function describeFailure(failure: LineFailure): string {
  if ('asked' in failure)
    return failure.attempt === 'added' ? addedOtherwise(failure) : savedOtherwise(failure);
  const { attempt, error } = failure;
  const refusal = refusalOf(error);
  if (refusal !== '') return refusal;
  if (attempt === 'change') {
    return outcomeOf(error) === 'unknown'
      ? 'Miktar değişikliğinin sonucu alınamadı. Lütfen miktarı kontrol edin.'
      : 'Miktar değiştirilemedi. Tekrar deneyin.';
  }
  return outcomeOf(error) === 'unknown'
    ? 'Ürünün çıkarılıp çıkarılmadığı öğrenilemedi. Lütfen sepetinizi kontrol edin.'
    : 'Ürün sepetten çıkarılamadı. Tekrar deneyin.';
}

/** Stays until it is closed: what was ordered is to be finished. */
export const orderTaken = {
  title: 'Siparişiniz oluşturuldu.',
  message: 'Tamamlamak için teslimat ve ödeme bilgilerini girin.',
  timeout: null,
} as const;

/** What is said of an order that was not, or perhaps, taken. */
export const orderWords = {
  unanswered: 'Siparişinizin sonucu alınamadı. Siparişiniz alınmış olabilir.',
  early:
    'Siparişiniz henüz görünmüyor, ama isteğiniz hâlâ işleniyor olabilir. Bir dakika sonra yeniden kontrol edin.',
  unreadable: 'Durum şu anda öğrenilemiyor. Biraz sonra yeniden kontrol edin.',
  elsewhere: 'Siparişiniz başka bir sekmede gönderiliyor.',
  underWay: 'Siparişinizin sonucu öğrenilmeden sepetiniz değiştirilemez.',
  failed: 'Siparişiniz alınamadı. Tekrar deneyin.',
  changed: 'Sepetiniz bu arada değişti. Kontrol edip tekrar sipariş verin.',
  altered: 'Bazı miktarlar farklı kaydedildi. Kontrol edip tekrar sipariş verin.',
  unsaved: 'Bazı miktarlar kaydedilemedi. Kontrol edip tekrar sipariş verin.',
  overStock: 'Sepetinizde stok miktarını aşan ürün bulunuyor.',
} as const;
