import { formatCount } from '../../../text/formatAmount.ts';
import { listRowLimit } from '../store/KeptList.ts';
import type { LinkRefusal } from './listFragment.ts';

/** Why a link shows no list, in a sentence. */
export const refusalWords: Readonly<Record<LinkRefusal, string>> = {
  broken: 'Bu bağlantıda okunabilir bir liste yok: eksik kopyalanmış ya da değiştirilmiş olabilir.',
  otherVersion:
    'Bu liste sitenin başka bir sürümüyle paylaşılmış: sayfayı yenileyin ya da gönderenden yeni bir bağlantı isteyin.',
  tooLarge: `Bu bağlantıdaki liste çok büyük: en çok ${formatCount(listRowLimit)} satır açılır.`,
};
