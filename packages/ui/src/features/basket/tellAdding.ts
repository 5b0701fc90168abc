import type { AddedLine } from '@vitrin/api-client/basket/addedLines';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { formatCount } from '../../text/formatAmount.ts';
import { addedOtherwise, withName } from '../../text/savedWords.ts';
import { unknownAdding } from '../../text/unknownAdding.ts';
import { words } from '../../text/words.ts';
import type { Adding } from './addLines.ts';
import { alteredOf } from './alteredOf.ts';
import { outcomeOf, refusalOf } from '../../write/outcomeOf.ts';

/** How long the notice of what was added stays, in ms. */
const noticeTime = 3000;
/** Said by name; of the others, how many they are. */
const mostNames = 5;

/** What is in the basket of what was asked for, and what is to be said of it at its row ('' for nothing). */
export interface Arrival {
  readonly productId: AddedLine['productId'];
  readonly quantity: number;
  readonly isAdded: boolean;
  readonly note: string;
}

/** What became of each line. Where the basket does not say, the answer counts, which is all or nothing. */
export function readArrivals({ lines, error }: Adding): readonly Arrival[] {
  const isKnown = lines.some(({ saved }) => saved !== undefined);
  const isWhole = lines.length === 1 || lines.some(({ saved = 0 }) => saved > 0);
  return lines.map(({ productId, quantity, saved = error === undefined ? quantity : 0 }) => ({
    productId,
    quantity,
    isAdded: saved > 0,
    note:
      saved === quantity
        ? ''
        : saved > 0
          ? addedOtherwise({ asked: quantity, saved })
          : // Where everything was refused, nobody knows for which of many lines.
            isKnown && isWhole
            ? refusalOf(error) || 'Sepete eklenmedi.'
            : '',
  }));
}

const listed = (texts: readonly string[]) =>
  [
    ...texts.slice(0, mostNames),
    ...(texts.length > mostNames ? [`${formatCount(texts.length - mostNames)} ürün daha`] : []),
  ].join(', ');

/** Says which of the lines that arrived have another quantity than asked for; whether there are any. */
export function tellAltered({ lines }: Pick<Adding, 'lines'>): boolean {
  const altered = alteredOf(lines);
  if (altered.length === 0) return false;
  toasts.show({
    tone: 'info',
    title: 'Sepete farklı miktar kaydedildi.',
    message: altered
      .slice(0, mostNames)
      .map(({ name, quantity, saved }) => withName(name, addedOtherwise({ asked: quantity, saved })))
      .concat(altered.length > mostNames ? [`${formatCount(altered.length - mostNames)} ürün daha.`] : [])
      .join(' '),
    timeout: null,
  });
  return true;
}

/** Says how an adding went. */
export function tellAdding(adding: Adding): void {
  const { lines, error } = adding;
  if (error !== undefined && outcomeOf(error) === 'unknown')
    return void toasts.show({ tone: 'critical', ...unknownAdding });
  const arrivals = readArrivals(adding);
  const isIn = (_: unknown, index: number) => arrivals[index]?.isAdded === true;
  const missing = lines.filter((line, index) => !isIn(line, index));
  const arrived = lines.filter(isIn);
  if (missing.length > 0) {
    const names = listed(missing.flatMap(({ name }) => (name === '' ? [] : [`“${name}”`])));
    const title =
      refusalOf(error) ||
      (arrived.length === 0
        ? 'Ürünler sepete eklenemedi. Seçimleriniz korundu.'
        : 'Bazı ürünler sepete eklenmedi.');
    const counts = arrived.length === 0 ? '' : ` ${formatCount(arrived.length)} ürün sepete eklendi.`;
    const message = `${names === '' ? '' : `Eklenmeyen: ${names}.`}${counts}`.trim();
    toasts.show({ tone: 'critical', title, ...(message !== '' && { message }) });
  }
  if (!tellAltered(adding) && missing.length === 0) {
    toasts.show({
      tone: 'success',
      title: words.success,
      message: 'Ürün sepete eklendi!',
      timeout: noticeTime,
    });
  }
}
