import { formatCount } from '../../../text/formatAmount.ts';
import type { AddOutcome } from './addVerified.ts';
import { lateWords } from './lateWords.ts';

/** Said of an adding whose end is known. */
export const addedOf = ({ added, lines }: Pick<AddOutcome, 'added' | 'lines'>): string =>
  `${formatCount(added)}/${formatCount(lines.length)} ürün sepete eklendi`;

/** What is said of lines that did not, or perhaps not, simply come into the basket. */
export const addWords = {
  ...lateWords,
  unanswered: 'Ürünlerin sepete eklenip eklenmediği öğrenilemedi.',
  early:
    'Ürünlerin hepsi henüz sepette görünmüyor, ama isteğiniz hâlâ işleniyor olabilir. Bir dakika sonra yeniden kontrol edin.',
  elsewhere: 'Sepetinize başka bir sekmede ürün ekleniyor.',
} as const;
