import { readAmount, readQuantity, readRate } from '../../packages/api-client/src/read/readAmount.ts';
import { isRecord, readField } from '../../packages/api-client/src/read/readField.ts';
import { readFlag } from '../../packages/api-client/src/read/readFlag.ts';
import { readId } from '../../packages/api-client/src/read/readId.ts';
import { readText } from '../../packages/api-client/src/read/readText.ts';
import type { Comparison } from './compareBody.ts';
import { attributeOf, shapeOfCookie } from './cookieJar.ts';
import type { AskedExchange } from './Exchange.ts';
import { fieldName, shapeOf } from './shapeOf.ts';

/** What a run says of a guess: it holds, it does not, or nothing that was asked can tell. */
export interface Verdict {
  readonly state: 'confirmed' | 'refuted' | 'not reached';
  /** What was seen, in shapes. */
  readonly saw: string;
}

/** Everything a run has seen. */
export interface Evidence {
  readonly exchanges: readonly AskedExchange[];
  readonly comparison: Comparison;
}

const confirmed = (saw: string): Verdict => ({ state: 'confirmed', saw });
const refuted = (saw: string): Verdict => ({ state: 'refuted', saw });
/** Nothing that was asked can tell. */
export const notReached = (saw: string): Verdict => ({ state: 'not reached', saw });
const onlyByWriting = () => notReached('only a write can tell: --write');

/** The last usable answer of an operation. */
const answerOf = ({ exchanges }: Evidence, operation: string, variant = '') =>
  exchanges.findLast((one) => one.operation === operation && one.variant === variant);

const metBy = ({ comparison }: Evidence, name: string): readonly unknown[] => comparison.met.get(name) ?? [];

const idsIn = (list: unknown): readonly unknown[] =>
  Array.isArray(list) ? list.map((one: unknown) => readField(one, 'id')) : [];
const productsOf = (exchange: AskedExchange | undefined): unknown => readField(exchange?.body, 'stoks');

/** A field that is shown where it is sent. */
function isSent(evidence: Evidence, object: string, field: string): Verdict {
  const all = metBy(evidence, object).filter(isRecord).length;
  if (all === 0) return notReached('none came');
  const values = metBy(evidence, `${object}.${field}`).filter((one) => one !== null);
  const [first] = values;
  return values.length > 0
    ? confirmed(`${values.length} of ${all}: ${shapeOf(first)}`)
    : refuted(`in none of ${all}`);
}

/** The types of a whole object's fields. */
function hasItsTypes(evidence: Evidence, object: string): Verdict {
  const all = metBy(evidence, object).length;
  if (all === 0) return notReached('none came');
  const flaws = (evidence.comparison.flawed.get(object) ?? []).filter(({ severity }) => severity !== 'note');
  const [flaw] = flaws;
  return flaw ? refuted(`${flaw.at} ${flaw.says}`) : confirmed(`${all} of them`);
}

/** What every text of a field has, or has not. */
function textsHave(
  evidence: Evidence,
  names: readonly string[],
  pattern: RegExp,
  isWanted: boolean,
): Verdict {
  const texts = names
    .flatMap((name) => metBy(evidence, name))
    .filter((one) => typeof one === 'string' && one !== '');
  if (texts.length === 0) return notReached('no text came');
  const odd = texts.find((text) => pattern.test(String(text)) !== isWanted);
  return odd === undefined ? confirmed(`${texts.length} texts`) : refuted(shapeOf(odd));
}

const currency = /[₺$€£]|\b(?:TL|TRY|USD|EUR|GBP|CHF)\b/;

const fieldsOf = (body: unknown): string =>
  `fields ${Object.keys(isRecord(body) ? body : {})
    .slice(0, 5)
    .map(fieldName)
    .join(', ')}`;

/** The row the walk of `--write` made, as a basket of it shows it. */
function rowIn(evidence: Evidence, variant: string): unknown {
  const rows = readField(answerOf(evidence, 'getBasket', variant)?.body, 'products');
  return Array.isArray(rows) ? rows[0] : undefined;
}
const quantityIn = (evidence: Evidence, variant: string): number | undefined =>
  readQuantity(readField(rowIn(evidence, variant), 'miktarF'));

/** A single payment without a lookup: a refusal says nothing of its form, since the card may be to blame. */
function isTakenByThePayment(evidence: Evidence): Verdict {
  const paid = answerOf(evidence, 'pay');
  if (!paid) return onlyByWriting();
  if (paid.refused !== '') return refuted(`the payment answers ${paid.status}`);
  return readFlag(readField(paid.body, 'hasError'))
    ? notReached('the payment was refused, and why nobody can tell from here')
    : confirmed('the payment was taken, or the bank asked for its code');
}

/** One judge for each guess of the contract; `checks/backend.test.ts` holds the list to the contract's. */
export const judges: Readonly<Record<string, (evidence: Evidence) => Verdict>> = {
  'AccountCompany.cariNo': (seen) => isSent(seen, 'AccountCompany', 'cariNo'),
  getBasketCount: (seen) => {
    const count = answerOf(seen, 'getBasketCount');
    const rows = readField(answerOf(seen, 'getBasket')?.body, 'products');
    if (!count || count.status !== 200) return notReached('no answer');
    const expected = Array.isArray(rows) ? rows.length : 0;
    return Number(count.body) === expected
      ? confirmed(`${expected} rows`)
      : refuted(`${shapeOf(count.body)} beside ${expected} rows`);
  },
  addProductsToBasket: (seen) => {
    const [one, two] = ['one piece', 'a second piece'].map((variant) => quantityIn(seen, variant));
    if (one === undefined || two === undefined) return onlyByWriting();
    return two === one + 1 ? confirmed('a second piece is on top') : refuted(`${one}, then ${two}`);
  },
  updateBasketRow: (seen) => {
    const asked = answerOf(seen, 'updateBasketRow');
    const quantity = quantityIn(seen, 'above the stock');
    if (!asked || quantity === undefined) return onlyByWriting();
    const stock = readQuantity(readField(rowIn(seen, 'above the stock'), 'StokMiktar')) ?? 0;
    return quantity > stock
      ? confirmed('more than the stock is taken')
      : refuted(`cut to ${quantity > 0 ? 'the stock' : 'nothing'}`);
  },
  'BasketRow.id': (seen) => {
    const ids = metBy(seen, 'BasketRow.id');
    if (ids.length < 2) return notReached('fewer than two rows in the basket');
    const rows = readField(answerOf(seen, 'getBasket')?.body, 'products');
    const inOrder = idsIn(rows);
    return inOrder.every((id, index) => Number(id) - Number(inOrder[0]) === index)
      ? confirmed(`${inOrder.length} in a row`)
      : refuted(`${shapeOf(inOrder[0])}, ${shapeOf(inOrder[1])}`);
  },
  'BasketRow.stokId': (seen) => {
    const [row] = metBy(seen, 'BasketRow');
    const asked = answerOf(seen, 'getProduct', 'of a row of the basket');
    if (!row || !asked) return notReached('the basket is empty');
    const code = readText(readField(readField(asked.body, 'stok'), 'kod'));
    return code !== '' && code === readText(readField(row, 'kod'))
      ? confirmed('the product of this id has the code of the row')
      : refuted('no product, or another one, has this id');
  },
  BasketSum: (seen) =>
    textsHave(seen, ['BasketSum.satirToplamWCF', 'BasketSum.genelToplamWCF'], currency, true),
  BasketCount: (seen) => {
    const count = answerOf(seen, 'getBasketCount');
    if (!count || count.status !== 200) return notReached('no answer');
    return typeof count.body === 'number' ? confirmed('a number') : refuted(shapeOf(count.body));
  },
  OrderResult: (seen) => {
    const order = answerOf(seen, 'createOrder');
    if (!order) return onlyByWriting();
    return isRecord(order.body) &&
      ['id', 'hasError', 'errorMessage'].some((name) => readField(order.body, name) !== undefined)
      ? confirmed(fieldsOf(order.body))
      : refuted(shapeOf(order.body));
  },
  listCatalog: (seen) => {
    const list = answerOf(seen, 'listCatalog');
    const detail = answerOf(seen, 'getProduct');
    const own = readId(readField(readField(list?.body, 'category'), 'id'));
    const of = readId(readField(readField(detail?.body, 'category'), 'id'));
    const shown = idsIn(productsOf(list));
    if (shown.length === 0) return notReached('no product in the category that was asked');
    if (own === '' || of === '') return notReached('the answers do not name the category');
    return String(own) !== String(of) && shown.includes(readField(readField(detail?.body, 'stok'), 'id'))
      ? confirmed('a product of a category below is among them')
      : notReached('the first product is of the category itself');
  },
  listCategory: (seen) => {
    const alias = answerOf(seen, 'listCategory');
    const list = answerOf(seen, 'listCatalog');
    if (!alias || !list) return notReached('there is no category');
    if (alias.status !== 200) return refuted(`answers ${alias.status}`);
    return JSON.stringify(idsIn(productsOf(alias))) === JSON.stringify(idsIn(productsOf(list)))
      ? confirmed('the same products')
      : refuted('other products');
  },
  Page: (seen) => {
    const beyond = answerOf(seen, 'listCatalog', 'beyond the last page');
    if (!beyond) return notReached('there is no category');
    if (beyond.refused !== '') return refuted(`answers ${beyond.status}`);
    const { length } = idsIn(productsOf(beyond));
    return length === 0 ? confirmed('an empty page') : refuted(`a page of ${length} products`);
  },
  'DeliveryAddress.adres': (seen) => isSent(seen, 'DeliveryAddress', 'adres'),
  'getPage id': (seen) => {
    const page = answerOf(seen, 'getPage', 'named by a word');
    if (!page) return notReached('the menus name no page by a word');
    return page.refused === '' ? confirmed('a page named by a word') : refuted(`answers ${page.status}`);
  },
  'searchCari query': (seen) => {
    const found = answerOf(seen, 'searchCari', 'by account number');
    if (!found) return notReached('this account acts for nobody, or no company has a number');
    return Array.isArray(found.body) && found.body.length > 0
      ? confirmed(`${found.body.length} found by number`)
      : refuted('a company is not found by its number');
  },
  'Cari.cariNo': (seen) => isSent(seen, 'Cari', 'cariNo'),
  'Cari.sehir': (seen) => isSent(seen, 'Cari', 'sehir'),
  ErrorBody: (seen) => {
    const errors = seen.exchanges.filter(({ status, body }) => status >= 400 && isRecord(body));
    const [first] = errors;
    if (!first) return notReached('no failing answer with JSON came');
    return errors.every(({ body }) => readField(body, 'Message') !== undefined)
      ? confirmed(`${errors.length} answers`)
      : refuted(
          `fields ${Object.keys(isRecord(first.body) ? first.body : {})
            .slice(0, 5)
            .join(', ')}`,
        );
  },
  WriteOutcome: (seen) => {
    const writes = seen.exchanges.filter(
      ({ operation, status }) =>
        status === 200 && /^(?:addProductsToBasket|updateBasketRow|removeBasketRow)$/.test(operation),
    );
    if (writes.length === 0) return onlyByWriting();
    const odd = writes.find(
      ({ body }) =>
        !isRecord(body) || (Object.keys(body).length > 0 && readField(body, 'hasError') === undefined),
    );
    return odd
      ? refuted(isRecord(odd.body) ? fieldsOf(odd.body) : shapeOf(odd.body))
      : confirmed(`${writes.length} answers`);
  },
  session: (seen) => {
    const cookies = answerOf(seen, 'login')?.headers.getSetCookie().map(shapeOfCookie) ?? [];
    const [cookie] = cookies;
    if (!cookie) return refuted('signing in sets no cookie');
    const isAsAssumed =
      attributeOf(cookie, 'HttpOnly') !== undefined &&
      attributeOf(cookie, 'SameSite')?.toLowerCase() === 'lax';
    const saw = [
      cookie.name,
      ...cookie.attributes.map((one) => (one.split('=', 1)[0] === 'Domain' ? 'Domain' : one)),
    ].join('; ');
    return isAsAssumed ? confirmed(saw) : refuted(saw);
  },
  'PaymentForm.BankId': isTakenByThePayment,
  'PaymentForm.Installment': isTakenByThePayment,
  'PaymentForm.BankPosId': isTakenByThePayment,
  'ProductDetail.stok': (seen) => {
    const gone = answerOf(seen, 'getProduct', 'no such product');
    if (!gone) return notReached('there is no product');
    if (gone.status === 404) return confirmed('answers 404');
    return readField(gone.body, 'stok') === null
      ? confirmed('null')
      : refuted(`answers ${gone.status}, stok is ${shapeOf(readField(gone.body, 'stok'))}`);
  },
  'Product.temin': (seen) => {
    const told = metBy(seen, 'Product')
      .map(
        (product) =>
          [Number(readField(product, 'temin')), readText(readField(product, 'teminDisplayName'))] as const,
      )
      .filter(([days, words]) => days > 0 && words.includes(String(days)));
    if (told.length === 0) return notReached('no supply time is said in words, too');
    const odd = told.find(([, words]) => !/g[uü]n/i.test(words));
    return odd ? refuted(shapeOf(odd[1])) : confirmed(`${told.length} products`);
  },
  'ProductPrice.fiyatFK': (seen) => textsHave(seen, ['ProductPrice.fiyatFK'], currency, true),
  'ProductPrice.fiyatF': (seen) => textsHave(seen, ['ProductPrice.fiyatF'], currency, false),
  MovementRow: (seen) => hasItsTypes(seen, 'MovementRow'),
  OrderRow: (seen) => hasItsTypes(seen, 'OrderRow'),
  InvoiceRow: (seen) => hasItsTypes(seen, 'InvoiceRow'),
  DocumentLine: (seen) => hasItsTypes(seen, 'DocumentLine'),
  'DocumentLine.ISKONTO': (seen) =>
    judgeLines(seen, (line) => {
      const [list, net, discount] = [
        readAmount(line['FIYAT']),
        readAmount(line['NET_FIYAT']),
        readRate(line['ISKONTO']),
      ];
      if (!list || net === undefined || !discount) return undefined;
      return isNear(list * (1 - discount / 100), net);
    }),
  'DocumentLine.SATIR_GENEL_TOPLAM': (seen) =>
    judgeLines(seen, (line) => {
      const [net, quantity, total] = [
        readAmount(line['NET_FIYAT']),
        readAmount(line['MIKTAR_FIS']),
        readAmount(line['SATIR_GENEL_TOPLAM']),
      ];
      if (!net || !quantity || total === undefined) return undefined;
      return isNear(net * quantity, total);
    }),
  listSearch: (seen) => {
    const tried = (['by code', 'by bar code'] as const).map((how) => ({
      how,
      found: answerOf(seen, 'listSearch', how),
    }));
    const asked = tried.filter(({ found }) => found !== undefined);
    const missed = asked.find(({ found }) => idsIn(productsOf(found)).length === 0);
    if (missed) return refuted(`nothing is found ${missed.how}`);
    return asked.length === 2
      ? confirmed('found by code and by bar code')
      : notReached('no product with code and bar code');
  },
  submitDealerApplication: (seen) => {
    const form = answerOf(seen, 'getDealerApplication');
    if (!form || form.status !== 200) return notReached('there is no form');
    const tag = /<form\b[^>]*>/i.exec(form.text)?.[0] ?? '';
    const action = /\baction\s*=\s*["']?([^"'\s>]*)/i.exec(tag)?.[1];
    if (tag === '' || !/\bmethod\s*=\s*["']?post/i.test(tag)) return refuted('the page posts no form');
    return action === undefined || action === '' || /bayibasvuru\/?$/i.test(action)
      ? confirmed('its form posts to this address')
      : refuted('its form posts to another address');
  },
  DealerApplication: (seen) => {
    const form = answerOf(seen, 'getDealerApplication');
    if (!form || form.status !== 200) return notReached('there is no form');
    const names = [
      ...form.text.matchAll(/<(?:input|select|textarea)\b[^>]*\bname\s*=\s*["']?([\w.[\]-]+)/gi),
    ].map(([, name = '']) => name);
    const missing = ['firma', 'yetkili', 'telefon', 'email'].filter((name) => !names.includes(name));
    return missing.length === 0
      ? confirmed(`${names.length} fields`)
      : refuted(`fields ${names.slice(0, 12).join(', ')}`);
  },
  Id: (seen) => {
    const ids = metBy(seen, 'Id');
    if (ids.length === 0) return notReached('none came');
    const texts = ids.filter((id) => typeof id === 'string').length;
    const others = ids.find((id) => typeof id !== 'string' && typeof id !== 'number');
    if (others !== undefined) return refuted(shapeOf(others));
    return confirmed(`${ids.length - texts} numbers, ${texts} texts`);
  },
};

/** Whether all lines that can tell say the same of a guess. */
function judgeLines(
  evidence: Evidence,
  holds: (line: Readonly<Record<string, unknown>>) => boolean | undefined,
): Verdict {
  const told = metBy(evidence, 'DocumentLine')
    .filter(isRecord)
    .map(holds)
    .filter((one) => one !== undefined);
  if (told.length === 0) return notReached('no line can tell');
  const wrong = told.filter((one) => !one).length;
  return wrong === 0
    ? confirmed(`${told.length} lines`)
    : refuted(`not so in ${wrong} of ${told.length} lines`);
}

/** Equal up to what rounding of a price to kuruş makes of a line. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 0.02 + Math.abs(b) * 0.005;
