import { readAmount } from '@vitrin/api-client/read/readAmount';
import { toMinorUnits } from '@vitrin/api-client/read/toMinorUnits';
import type { CardDraft, CardField } from './cardDraft.ts';
import { cardTypeOf, digitsOf } from './cardType.ts';
import { fieldNames } from './paymentWords.ts';

/** What is wrong, by field. */
export type CardErrors = Partial<Record<CardField, string>>;

/** A calendar month; `month` 1 to 12. */
export interface CalendarMonth {
  readonly year: number;
  readonly month: number;
}

/** The years a card can expire in: this one and fifteen more. */
export const expiryYears = ({ year }: CalendarMonth): readonly string[] =>
  Array.from({ length: 16 }, (_, ahead) => String(year + ahead));

const isNumeric = (text: string) => /^\d+$/.test(text);

/** Lira of a typed amount; undefined for what is none that could be paid. */
export function readPrice(text: string): number | undefined {
  return judgePrice(text) === undefined ? readAmount(text) : undefined;
}

/** A required number of exactly so many digits. */
function judgeDigits(field: CardField, text: string, length: number): string | undefined {
  const name = fieldNames[field];
  if (text === '') return `${name} gerekli.`;
  if (!isNumeric(text)) return `${name} sayı olmalı.`;
  return text.length === length ? undefined : `${name} ${length} haneli olmalı.`;
}

/** Whether a number is that of an American Express card, whole; those have 15 digits and can never become valid here. */
export function isWholeAmex(number: string): boolean {
  const digits = digitsOf(number);
  return cardTypeOf(digits) === 'amex' && isNumeric(digits) && digits.length >= 15;
}

function judgeNumber(number: string): string | undefined {
  if (isWholeAmex(number))
    return 'American Express kartlarıyla ödeme alınamıyor. 16 haneli bir kart kullanın.';
  return judgeDigits('number', digitsOf(number), 16);
}

function judgePrice(price: string): string | undefined {
  if (price.trim() === '') return `${fieldNames.price} gerekli.`;
  const amount = readAmount(price);
  if (amount === undefined) return `${fieldNames.price} sayı olmalı.`;
  const units = toMinorUnits(amount);
  if (units <= 0) return `${fieldNames.price} sıfırdan büyük olmalı.`;
  return Number.isSafeInteger(units) ? undefined : `${fieldNames.price} çok büyük.`;
}

/**
 * The rules of the card form.
 * @param isContract contract mode: phone and description are asked for, too
 * @param today what decides which cards have expired
 */
export function validateCard(draft: CardDraft, isContract: boolean, today: CalendarMonth): CardErrors {
  const { month, year } = draft;
  const isPast = Number(year) === today.year && Number(month) < today.month;
  const found: Record<CardField, string | undefined> = {
    name: draft.name.trim() === '' ? `${fieldNames.name} gerekli.` : undefined,
    number: judgeNumber(draft.number),
    month: judgeMonth(month, year !== '' && isPast),
    year: expiryYears(today).includes(year) ? undefined : `${fieldNames.year} gerekli.`,
    cvc: judgeDigits('cvc', draft.cvc.trim(), 3),
    price: judgePrice(draft.price),
    phone: isContract ? judgeDigits('phone', digitsOf(draft.phone), 11) : undefined,
    description:
      isContract && draft.description.length > 500
        ? `${fieldNames.description} en fazla 500 karakter olabilir.`
        : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
}

function judgeMonth(month: string, isPast: boolean): string | undefined {
  if (!(Number(month) >= 1 && Number(month) <= 12)) return `${fieldNames.month} gerekli.`;
  return isPast ? 'Kartın son kullanma tarihi geçmiş.' : undefined;
}
