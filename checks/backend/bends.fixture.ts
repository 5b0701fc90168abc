import type { FindingKind, Severity } from './Finding.ts';
import type { Verdict } from './assumptionJudges.ts';

/** A way in which a backend is not what the contract says, and what the check has to say of it. */
export interface Bend {
  readonly name: string;
  /** The addresses whose answers are bent. */
  readonly at: RegExp;
  readonly bend: (answer: Response) => Promise<Response>;
  readonly says?: readonly [Severity, FindingKind, operation: string, at: string];
  readonly judges?: readonly [assumption: string, Verdict['state']];
  /** Whether the command fails. */
  readonly breaks: boolean;
}

type Json = Record<string, unknown>;

const again = (
  answer: Response,
  body: BodyInit | null,
  headers: Readonly<Record<string, string>> = {},
  status = answer.status,
): Response => {
  const kept = new Headers(answer.headers);
  for (const [name, value] of Object.entries(headers)) kept.set(name, value);
  return new Response(body, { status, headers: kept });
};

/** Changes the JSON of an answer. */
const json =
  (change: (body: never) => unknown) =>
  async (answer: Response): Promise<Response> =>
    again(answer, JSON.stringify(change((await answer.json()) as never)));

/** Changes each row of a list inside an answer. */
const rows = (list: string, change: (row: Json) => Json) =>
  json((body: Json) => ({ ...body, [list]: (body[list] as Json[]).map(change) }));

const without = (row: Json, field: string): Json =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== field));

const header = (name: string, value: string) => async (answer: Response) =>
  again(answer, await answer.arrayBuffer(), { [name]: value });

const replaced =
  (body: string, type: string, status = 200) =>
  async (answer: Response) =>
    again(answer, body, { 'content-type': type }, status);

/** Changes the attributes of every cookie that is set. */
const cookies = (change: (cookie: string) => string) => async (answer: Response) => {
  const headers = new Headers(answer.headers);
  headers.delete('set-cookie');
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', change(cookie));
  return new Response(await answer.arrayBuffer(), { status: answer.status, headers });
};

const english = (value: unknown) => Number(value).toLocaleString('en-US', { minimumFractionDigits: 2 });

export const bends: readonly Bend[] = [
  {
    name: 'a date in American notation',
    at: /^\/report\/faturalistesi/,
    bend: rows('data', (row) => ({ ...row, FIS_TARIHI: '11/28/2026' })),
    says: ['breaks', 'date', 'getInvoiceReport', 'data[].FIS_TARIHI'],
    judges: ['InvoiceRow', 'refuted'],
    breaks: true,
  },
  {
    name: 'a date as seconds',
    at: /^\/report\/faturalistesi/,
    bend: rows('data', (row) => ({ ...row, VADE: 1795737600 })),
    says: ['breaks', 'date', 'getInvoiceReport', 'data[].VADE'],
    breaks: true,
  },
  {
    name: 'a date with points from the year on',
    at: /^\/report\/faturalistesi/,
    bend: rows('data', (row) => ({ ...row, VADE: '2026.11.28' })),
    says: ['differs', 'date', 'getInvoiceReport', 'data[].VADE'],
    breaks: false,
  },
  {
    name: 'a date in the older notation of the platform, which is known',
    at: /^\/report\/faturalistesi/,
    bend: rows('data', (row) => ({ ...row, VADE: '/Date(1795737600000)/' })),
    judges: ['InvoiceRow', 'confirmed'],
    breaks: false,
  },
  {
    name: 'an amount in words',
    at: /^\/report\/faturalistesi/,
    bend: rows('data', (row) => ({ ...row, GENELTOPLAM: 'yüz lira' })),
    says: ['breaks', 'amount', 'getInvoiceReport', 'data[].GENELTOPLAM'],
    breaks: true,
  },
  {
    name: 'an amount in English notation',
    at: /^\/report\/faturalistesi/,
    bend: rows('data', (row) => ({ ...row, GENELTOPLAM: english(12_345_678.9) })),
    says: ['differs', 'amount', 'getInvoiceReport', 'data[].GENELTOPLAM'],
    breaks: false,
  },
  {
    name: 'an amount as an object',
    at: /^\/report\/siparislistesi/,
    bend: rows('data', (row) => ({ ...row, GENELTOPLAM: { value: 1, currency: 'TRY' } })),
    says: ['breaks', 'type', 'getOrderReport', 'data[].GENELTOPLAM'],
    judges: ['OrderRow', 'refuted'],
    breaks: true,
  },
  {
    name: 'a flag as a letter',
    at: /^\/basket\/$/,
    bend: json((body: Json) => ({ ...body, hideOrderButton: 'E' })),
    says: ['breaks', 'flag', 'getBasket', 'hideOrderButton'],
    breaks: true,
  },
  {
    name: 'a flag as a number',
    at: /^\/basket\/$/,
    bend: json((body: Json) => ({ ...body, showIskonto: 1 })),
    says: ['differs', 'flag', 'getBasket', 'showIskonto'],
    breaks: false,
  },
  {
    name: 'a list that is null where it may be',
    at: /^\/basket\/$/,
    bend: json((body: Json) => ({ ...body, basketVariation: null })),
    judges: ['BasketSum', 'confirmed'],
    breaks: false,
  },
  {
    name: 'a list that is null where it may not be',
    at: /^\/application$/,
    bend: json((body: Json) => ({ ...body, settings: null })),
    says: ['breaks', 'unusable', 'getApplication', ''],
    breaks: true,
  },
  {
    name: 'a row without what calls name it by',
    at: /^\/basket\/$/,
    bend: rows('products', (row) => without(row, 'rowId')),
    says: ['breaks', 'missing', 'getBasket', 'products[].rowId'],
    breaks: true,
  },
  {
    name: 'an answer without its list',
    at: /^\/basket\/$/,
    bend: json((body: Json) => without(body, 'products')),
    says: ['breaks', 'unusable', 'getBasket', ''],
    breaks: true,
  },
  {
    name: 'a field that is never sent',
    at: /^\/basket\/$/,
    bend: rows('products', (row) => without(row, 'image')),
    says: ['note', 'missing', 'getBasket', 'products[].image'],
    breaks: false,
  },
  {
    name: 'a field nobody knows',
    at: /^\/info\/me$/,
    bend: json((body: Json) => ({ ...body, musteriTemsilcisi: 'Ayşe' })),
    says: ['note', 'unknown field', 'getAccountInfo', 'musteriTemsilcisi'],
    breaks: false,
  },
  {
    name: 'an account number where it was hoped for',
    at: /^\/info\/me$/,
    bend: json((body: Json) => ({ ...body, cari: { ...(body['cari'] as Json), cariNo: '120.01.034' } })),
    judges: ['AccountCompany.cariNo', 'confirmed'],
    breaks: false,
  },
  {
    name: 'ids that are texts',
    at: /^\/brand\/all$/,
    bend: json((list: Json[]) => list.map((brand) => ({ ...brand, id: String(brand['id']) }))),
    judges: ['Id', 'confirmed'],
    breaks: false,
  },
  {
    name: 'ids that are objects',
    at: /^\/brand\/all$/,
    bend: json((list: Json[]) => list.map((brand) => ({ ...brand, id: { value: brand['id'] } }))),
    says: ['breaks', 'type', 'listBrands', '[].id'],
    judges: ['Id', 'refuted'],
    breaks: true,
  },
  {
    name: 'a count in an envelope',
    at: /^\/application\/getBasketProductCount/,
    bend: json((count: number) => ({ count })),
    judges: ['BasketCount', 'refuted'],
    breaks: false,
  },
  {
    name: 'a last page that comes again and again',
    at: /^\/catalog\/.*page=99999/,
    bend: json((body: Json) => ({ ...body, stoks: [{ id: 1, ad: 'Matkap', kod: 'M-1' }] })),
    judges: ['Page', 'refuted'],
    breaks: false,
  },
  {
    name: 'an alias that answers something else',
    at: /^\/category\//,
    bend: json((body: Json) => ({ ...body, stoks: [] })),
    judges: ['listCategory', 'refuted'],
    breaks: false,
  },
  {
    name: 'a search that knows no codes',
    at: /^\/search\/\?/,
    bend: json((body: Json) => ({ ...body, stoks: [], noRecord: true })),
    judges: ['listSearch', 'refuted'],
    breaks: false,
  },
  {
    name: 'prices without a currency',
    at: /^\/product\/all\//,
    bend: rows('stoks', (row) => ({
      ...row,
      fiyats: [{ id: 1, ad: 'Liste', fiyatFK: '12,50', fiyatF: '12,50' }],
    })),
    judges: ['ProductPrice.fiyatFK', 'refuted'],
    breaks: false,
  },
  {
    name: 'a discount that is an amount',
    at: /^\/Report\/faturadetay\//,
    bend: json((lines: Json[]) => lines.map((line) => ({ ...line, FIYAT: 100, NET_FIYAT: 80, ISKONTO: 30 }))),
    judges: ['DocumentLine.ISKONTO', 'refuted'],
    breaks: false,
  },
  {
    name: 'a login page where JSON is expected',
    at: /^\/info\/me$/,
    bend: replaced('<html><form action="/login"><input type="password"></form></html>', 'text/html'),
    says: ['breaks', 'unusable', 'getAccountInfo', ''],
    breaks: true,
  },
  {
    name: 'a redirect to the login page',
    at: /^\/report\/hesapekstresi/,
    bend: async (answer) => again(answer, null, { location: '/login?returnUrl=x' }, 302),
    says: ['breaks', 'unusable', 'getStatementReport', ''],
    breaks: true,
  },
  {
    name: 'a redirect to another host',
    at: /^\/brand\/all$/,
    bend: async (answer) => again(answer, null, { location: 'https://elsewhere.example/brand/all' }, 302),
    says: ['breaks', 'redirect', 'listBrands', ''],
    breaks: true,
  },
  {
    name: 'an error page',
    at: /^\/promotion\/GetProductSlider/,
    bend: replaced("<h1>Server Error in '/' Application.</h1>", 'text/html', 500),
    says: ['breaks', 'unusable', 'getProductSlider', ''],
    breaks: true,
  },
  {
    name: 'a status nobody knows',
    at: /^\/brand\/all$/,
    bend: async (answer) => again(answer, await answer.text(), {}, 203),
    says: ['differs', 'status', 'listBrands', ''],
    breaks: false,
  },
  {
    name: 'JSON that says it is text',
    at: /^\/brand\/all$/,
    bend: header('content-type', 'text/plain; charset=utf-8'),
    says: ['differs', 'content type', 'listBrands', ''],
    breaks: false,
  },
  {
    name: 'letters in windows-1254',
    at: /^\/menu\/\?id=menu\.footer/,
    bend: async (answer) =>
      again(answer, Buffer.from((await answer.text()).replaceAll(/[^\0-\x7f]/g, '\xfe'), 'latin1'), {
        'content-type': 'application/json; charset=windows-1254',
      }),
    says: ['breaks', 'charset', 'getMenu', ''],
    breaks: true,
  },
  {
    name: 'prices that a cache in between may keep',
    at: /^\/product\/all\//,
    bend: header('cache-control', 'public, max-age=600'),
    says: ['breaks', 'caching', 'listAllProducts', ''],
    breaks: true,
  },
  {
    name: 'a statement that the browser keeps',
    at: /^\/report\/hesapekstresi/,
    bend: header('cache-control', 'private, max-age=600'),
    says: ['breaks', 'caching', 'getStatementReport', ''],
    breaks: true,
  },
  {
    name: 'a session any script can read',
    at: /^\/login\/spa/,
    bend: cookies((cookie) => cookie.replace('; HttpOnly', '')),
    says: ['differs', 'cookie', 'login', ''],
    judges: ['session', 'refuted'],
    breaks: false,
  },
  {
    name: 'a session for a part of the shop',
    at: /^\/login\/spa/,
    bend: cookies((cookie) => cookie.replace('Path=/', 'Path=/app')),
    says: ['breaks', 'cookie', 'login', ''],
    breaks: true,
  },
  {
    name: 'a session over https only',
    at: /^\/login\/spa/,
    bend: cookies((cookie) => `__Host-${cookie}; Secure`),
    says: ['differs', 'cookie', 'login', ''],
    breaks: false,
  },
  {
    name: 'a sign-in that is refused',
    at: /^\/login\/spa/,
    bend: json(() => ({ hasError: true, errorMessage: 'Hesap kapalı: 1004' })),
    says: ['breaks', 'session', 'login', ''],
    breaks: true,
  },
  {
    name: 'an account told to whoever asks',
    at: /^\/info\/me$/,
    bend: async (answer) => again(answer, '{"cari":{"ad":"X"},"temsilci":null,"adresler":[]}', {}, 200),
    says: ['breaks', 'session', 'getAccountInfo', ''],
    breaks: true,
  },
  {
    name: 'a number that is infinite',
    at: /^\/product\/stoklokasyon/,
    bend: async (answer) => again(answer, '[{"id":1,"lokasyonAd":"Depo","miktar":"1e999"}]'),
    says: ['breaks', 'amount', 'getStockLocations', '[].miktar'],
    breaks: true,
  },
  {
    name: 'nothing at all',
    at: /^\/categorymenu\/get/,
    bend: async (answer) => again(answer, ''),
    says: ['breaks', 'unusable', 'getCategories', ''],
    breaks: true,
  },
];
