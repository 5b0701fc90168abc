import { toasts } from '../../../primitives/Toast/toasts.ts';
import { formatCount } from '../../../text/formatAmount.ts';
import { words } from '../../../text/words.ts';
import { addedBeyond, type AddOutcome } from './addVerified.ts';
import { addedOf } from './addWords.ts';
import type { TakenBack } from './takeBack.ts';

/** Says by a notice how an adding ended, and offers to take it back. */
export function tellAdded(outcome: AddOutcome, undo: () => void): void {
  const { lines, added, refusals } = outcome;
  const isIn = lines.some(({ saved = 0 }) => saved > 0);
  const message = refusals.join(' ');
  toasts.show({
    tone: added === lines.length ? 'success' : isIn ? 'info' : 'critical',
    title: addedOf(outcome),
    ...(message !== '' && { message }),
    ...(isIn && { action: { label: words.undo, onPress: undo } }),
  });
}

/** Says what has become of what was to be taken back. */
export function tellTakenBack({ products, isKnown }: TakenBack, outcome: AddOutcome): void {
  const left = products.filter((product) => product.left > 0);
  const more = addedBeyond(outcome);
  if (!isKnown)
    toasts.show({
      tone: 'critical',
      title: 'Eklenen ürünlerin geri alınıp alınmadığı öğrenilemedi.',
      message: 'Lütfen sepetinizi kontrol edin.',
    });
  else if (left.length > 0)
    toasts.show({
      tone: 'critical',
      title: 'Eklenen ürünlerin hepsi geri alınamadı.',
      message: `${formatCount(left.length)} ürün sepetinizde duruyor.`,
    });
  else
    toasts.show({
      tone: 'info',
      title: 'Eklenen ürünler geri alındı.',
      ...(more > 0 && {
        message: `${formatCount(more)} üründe istediğinizden fazla eklenen miktar sepetinizde kaldı.`,
        timeout: null,
      }),
    });
}
