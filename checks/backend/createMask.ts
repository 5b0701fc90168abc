import { createHmac } from 'node:crypto';
import { isRecord } from '../../packages/api-client/src/read/readField.ts';
import { contractOperations } from './readOperations.ts';
import { fieldName } from './shapeOf.ts';

/** Turns what a backend wrote into something of the same shape that says nothing of anybody. */
export interface Mask {
  readonly value: (value: unknown) => unknown;
  readonly text: (text: string) => string;
  /** A page of HTML: its tags stay, its texts and the values of its attributes do not. */
  readonly page: (html: string) => string;
}

const alphabets = ['abcçdefgğhıijklmnoöprsştuüvyz', 'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ', '0123456789'] as const;

/** Texts that say nothing of anybody and mean something to a screen. */
const plain =
  /^(?:|\p{L}|true|false|True|False|TL|TRY|USD|EUR|GBP|CHF|₺|\$|€|£|asc|desc|fiyat|ad|id|depo|kargo|arac|kurye|havale|acikhesap|kredikarti|slider|carousel|list|#[\da-f]{3,8}|-?\d(?:[.,]\d{1,2})?|(?:fa[a-z]? )?fa-[a-z\d-]+(?: fa-[a-z\d-]+)*)$/iu;

/** Words of the trade: a text of nothing else names a kind of document, a unit or a day, and screens go by it. */
const tradeWords = new Set(
  'açılış adet ad alacak alış banka bakiye borç çek dekont devir devri eft fatura faturası fiş fişi gün havale iade ile irsaliye irsaliyesi iş kart kartı kg koli kredi kutu makbuzu metre mt nakit ödeme paket pk pos rulo satış senet sipariş siparişi takım tahsilat tahsilatı tek toptan virman yok var stokta'.split(
    ' ',
  ),
);
const isOfTheTrade = (text: string): boolean =>
  (text.toLocaleLowerCase('tr').match(/\p{L}+/gu) ?? ['?']).every((word) => tradeWords.has(word)) &&
  !/\d{3}/.test(text);

/** An amount with its currency: the digits go, the currency stays. */
const amount =
  /^[-+(]?\s*(?:[₺$€£]|TL|TRY|USD|EUR|GBP)?\s*[\d.,\s]+\s*(?:[₺$€£]|TL|TRY|USD|EUR|GBP)?\s*[-)]?$/;

/** Numbers of a page of a list, and of instalments: without them a screen has another shape. */
const countedFields = new Set(['pageNo', 'pageSize', 'instalment', 'type', 'viewType']);

const date = /^(\d{4}-\d{2}-\d{2})(?=T|$)|^(\d{1,2}\.\d{1,2}\.\d{4})|^\/Date\((-?\d+)/;
const day = 86_400_000;

/**
 * @param key random and kept nowhere: without it nobody can try names out. The same text is masked alike within one run, so that an
 * id still leads to what it names.
 */
export function createMask(key: Uint8Array): Mask {
  const bytesOf = (text: string) => createHmac('sha256', key).update(text).digest();
  // The same for all, so that what is due after thirty days still is.
  const shift = 30 + (bytesOf('days').readUInt16BE(0) % 300);

  /** Never the letter itself: of a short name nothing may be left by chance. */
  const letters = (text: string, which = /\p{L}|\p{N}/gu): string => {
    let stream = bytesOf(text);
    let at = 0;
    let isFirstDigit = true;
    return text.replaceAll(which, (letter) => {
      if (at === stream.length) [stream, at] = [bytesOf(stream.toString('hex')), 0];
      const random = stream[at++] ?? 0;
      const alphabet =
        alphabets.find((one) => one.includes(letter)) ??
        (letter === letter.toUpperCase() ? alphabets[1] : alphabets[0]);
      const isDigit = alphabet === alphabets[2];
      // What begins with another digit than 0 goes on doing so, and what is nothing stays nothing.
      const from = isDigit && letter !== '0' && isFirstDigit ? 1 : 0;
      if (isDigit) isFirstDigit = false;
      const usable = alphabet.length - from;
      const place = Math.max(0, alphabet.indexOf(letter) - from);
      return alphabet[from + ((place + 1 + (random % (usable - 1))) % usable)] ?? letter;
    });
  };

  const text = (value: string): string => {
    if (plain.test(value) || isOfTheTrade(value)) return value;
    if (amount.test(value)) return letters(value, /\p{N}/gu);
    if (date.test(value)) return shiftDate(value, shift);
    if (/^\s*</.test(value)) return page(value);
    return /^(?:https?:)?\/\/|^\//.test(value) ? address(value) : letters(value);
  };

  const page = (html: string): string =>
    html
      .split(/(<[^>]*>|&#?\w+;)/)
      .map((part) => {
        if (part.startsWith('&')) return part;
        if (!part.startsWith('<')) return letters(part);
        return part
          .replaceAll(/=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/g, (value) => letters(value))
          .replaceAll(/<!--.*/gs, '<!---->');
      })
      .join('');

  const address = (url: string): string => {
    const [, origin = '', path = ''] = /^((?:https?:)?\/\/[^/]*)?(.*)$/s.exec(url) ?? [];
    const masked = path.replaceAll(/[^/?&=.#]+/g, (word) =>
      addressWords.has(word.toLowerCase()) ? word : letters(word),
    );
    return (origin === '' ? '' : `${origin.split('//', 1)[0] ?? ''}//shop.example`) + masked;
  };

  const number = (value: number, name: string): number => {
    if (countedFields.has(name) || Math.abs(value) < 2) return value;
    return Number(String(value).replace(/^-?[\d.]+/, (digits) => letters(digits)));
  };

  const mask = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return text(value);
    if (typeof value === 'number') return number(value, name);
    if (Array.isArray(value)) return value.map((item: unknown) => mask(item, name));
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([field, item]) => [fieldName(field), mask(item, field)]),
    );
  };
  return { value: (value) => mask(value), text, page };
}

/** Words of the contract's own addresses, and endings of files: they name no customer. */
const addressWords = new Set(
  [...contractOperations.values()]
    .flatMap(({ path }) => path.split('/'))
    .filter((word) => word !== '' && !word.includes('{'))
    .concat('file', 'png', 'jpg', 'jpeg', 'svg', 'webp', 'gif', 'ico', 'html', 'fileName', 'size')
    .map((word) => word.toLowerCase()),
);

/** In the notation it has, so many days earlier. */
function shiftDate(value: string, days: number): string {
  const [, iso, turkish, wrapped] = date.exec(value) ?? [];
  if (wrapped !== undefined) return value.replace(wrapped, String(Number(wrapped) - days * day));
  const [year, month, dayOfMonth] = iso?.split('-') ?? turkish?.split('.').toReversed() ?? [];
  // A placeholder for no date stays one.
  if (Number(year) <= 1900) return value;
  const shifted = new Date(Date.UTC(Number(year), Number(month) - 1, Number(dayOfMonth)) - days * day)
    .toISOString()
    .slice(0, 10);
  if (iso !== undefined) return value.replace(iso, shifted);
  return value.replace(turkish ?? '', shifted.split('-').toReversed().join('.'));
}
