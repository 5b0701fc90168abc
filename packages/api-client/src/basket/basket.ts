import type { QueryClient } from '@tanstack/react-query';
import { backend, read } from '../client.ts';
import type { Identity } from '../identity.ts';
import { backendQuery } from '../queries/backendQuery.ts';
import { fresh } from '../queries/queryDefaults.ts';
import { readNow } from '../queries/readNow.ts';
import { expectListIn } from '../read/expectBody.ts';
import { readQuantity, readRate } from '../read/readAmount.ts';
import { isRecord, readField } from '../read/readField.ts';
import { readFlag, readFlagUnlessOff } from '../read/readFlag.ts';
import { readId, type Id } from '../read/readId.ts';
import { readList } from '../read/readList.ts';
import { readPriceText } from '../read/readPriceText.ts';
import { readFirstText, readText } from '../read/readText.ts';
import type { Schemas, Wire } from '../read/Wire.ts';
import { basketKey } from './basketKey.ts';

/** A row of the basket. Texts are formatted by the server. */
export interface BasketLine {
  /** What updates and removals name the row by. */
  readonly rowId: Id;
  readonly productId: Id;
  /** Its code where it has none. */
  readonly name: string;
  readonly code: string;
  readonly imageUrl: string;
  /** In `unit`, with decimals where it is measured or weighed; undefined when the server's text is no number. */
  readonly quantity: number | undefined;
  readonly quantityText: string;
  readonly unit: string;
  readonly unitPriceText: string;
  /** Percent. */
  readonly discount: number | undefined;
  /** Discount as an amount including VAT. */
  readonly discountText: string;
  readonly amountText: string;
  readonly isWithinStock: boolean;
  readonly stockClass: string;
  /** Most that can be ordered, in `unit`. */
  readonly stockLimit: number | undefined;
}

/** Totals of the rows in one currency. */
export interface BasketSum {
  readonly currency: string;
  readonly subtotalText: string;
  readonly vatText: string;
  readonly totalText: string;
}

/** What the same basket would cost under another price. */
export interface BasketVariation extends BasketSum {
  readonly id: Id;
  readonly title: string;
  readonly description: string;
}

/** GET /basket/. */
export interface Basket {
  /** Id of the order the basket becomes. */
  readonly id: Id;
  readonly lines: readonly BasketLine[];
  readonly sums: readonly BasketSum[];
  readonly variations: readonly BasketVariation[];
  readonly showDiscount: boolean;
  /** A row exceeds the stock: the basket cannot be ordered. */
  readonly hideOrderButton: boolean;
}

/** Reads GET /basket/. Every row is kept, since the totals count it. */
export function readBasket(body: Wire<Schemas['Basket']>): Basket {
  return {
    id: readId(readField(body, 'id')),
    lines: readList(readField(body, 'products'), readBasketLine),
    sums: readList(readField(body, 'sums'), readBasketSum),
    variations: readList(readField(body, 'basketVariation'), readBasketVariation),
    showDiscount: readFlag(readField(body, 'showIskonto')),
    hideOrderButton: readFlag(readField(body, 'hideOrderButton')),
  };
}

function readBasketLine(value: Wire<Schemas['BasketRow']>): BasketLine | undefined {
  if (!isRecord(value)) return undefined;
  const quantity = readField(value, 'miktarF');
  const id = readId(readField(value, 'id'));
  const rowId = readId(readField(value, 'rowId'));
  return {
    rowId: rowId === '' ? id : rowId,
    productId: readId(readField(value, 'stokId')),
    name: readFirstText(readField(value, 'ad'), readField(value, 'kod')),
    code: readText(readField(value, 'kod')),
    imageUrl: readText(readField(readField(value, 'image'), 'smallUrl')),
    quantity: readQuantity(quantity),
    quantityText: readText(quantity),
    unit: readText(readField(value, 'stokBirim')),
    unitPriceText: readPriceText(readField(value, 'birimFiyatF')),
    discount: readRate(readField(value, 'iskontoOrani')),
    discountText: readPriceText(readField(value, 'iskontoTutarKdvDahilF')),
    amountText: readPriceText(readField(value, 'tutarF')),
    isWithinStock: readFlagUnlessOff(readField(value, 'stokMiktarUygun')),
    stockClass: readText(readField(value, 'stokMiktarUygunClass')),
    stockLimit: readQuantity(readField(value, 'StokMiktar')),
  };
}

function readBasketSum(value: Wire<Schemas['BasketSum']>): BasketSum | undefined {
  if (!isRecord(value)) return undefined;
  return {
    currency: readText(readField(value, 'paraBirimi')),
    subtotalText: readPriceText(readField(value, 'satirToplamWCF')),
    vatText: readPriceText(readField(value, 'kdvToplamWCF')),
    totalText: readPriceText(readField(value, 'genelToplamWCF')),
  };
}

function readBasketVariation(value: Wire<Schemas['BasketVariation']>): BasketVariation | undefined {
  if (!isRecord(value)) return undefined;
  return {
    id: readId(readField(value, 'stokFiyatAdId')),
    title: readText(readField(value, 'title')),
    description: readText(readField(value, 'description')),
    currency: readText(readField(value, 'paraBirimi')),
    subtotalText: readPriceText(readField(value, 'araToplamF')),
    vatText: readPriceText(readField(value, 'kdvTutarF')),
    totalText: readPriceText(readField(value, 'genelFiyatF')),
  };
}

/** GET /basket/ */
export const getBasket = (signal?: AbortSignal): Promise<Basket> =>
  read((init) => backend.GET('/basket/', init), expectListIn('products', readBasket), { signal });

/** The basket. */
export const basketQuery = (identity: Identity) =>
  backendQuery([...basketKey(identity), 'rows'], getBasket, fresh.never);

/**
 * Reads the basket for a write that depends on it; it goes on when the screen that shows it is left, for which it has no
 * signal.
 */
export const readBasketNow = (queries: QueryClient, identity: Identity): Promise<Basket> =>
  readNow(queries, { ...basketQuery(identity), queryFn: () => getBasket() });
