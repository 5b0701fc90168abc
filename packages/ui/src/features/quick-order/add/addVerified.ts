import { addedLines, type AddedLine } from '@vitrin/api-client/basket/addedLines';
import type { AddLine } from '@vitrin/api-client/basket/addToBasket';
import type { BasketLine } from '@vitrin/api-client/basket/basket';
import { sumByProduct } from '@vitrin/api-client/basket/sumByProduct';
import { ApiError, isApiError } from '@vitrin/api-client/apiError';
import type { Id } from '@vitrin/api-client/read/readId';
import { formatUnits } from '../../../text/formatAmount.ts';
import { addedOtherwise } from '../../../text/savedWords.ts';
import { outcomeOf, refusalOf } from '../../../write/outcomeOf.ts';

/** What of the basket an adding goes by. */
export interface BasketRows {
  readonly id: Id;
  readonly lines: readonly Pick<BasketLine, 'rowId' | 'productId' | 'name' | 'quantity' | 'stockLimit'>[];
}

/** The calls of an adding. */
export interface AddPort {
  readonly readBasket: () => Promise<BasketRows>;
  /** Sends lines once; rejects as a write does. */
  readonly addProducts: (lines: readonly AddLine[]) => Promise<unknown>;
}

/** A row that held one of the products before. */
export type RowBefore = Pick<BasketLine, 'rowId' | 'productId' | 'quantity'>;

/** What has to be known of an adding to find out by the basket how it ended, also by a page that is opened later. */
export interface AddRecord {
  readonly lines: readonly AddLine[];
  /** Undefined where it held nothing: such a basket may get its id with the first row. */
  readonly basketId: Id | undefined;
  readonly before: readonly RowBefore[];
  /** How many of the distinct products have left, or were about to. */
  readonly sent: number;
  /** Of how many of them it is certain that nothing of them is on its way any more. */
  readonly settled: number;
}

/**
 * What became of a line. `added`: all of it, or more; `lowered`: less of it; `refused`: none; `unsent`: it was not sent;
 * `unknown`: the basket does not say.
 */
export type LineEnd = 'added' | 'lowered' | 'refused' | 'unsent' | 'unknown';

/** A line that was to come into the basket, and what the basket says of it. */
export interface VerifiedLine extends AddedLine {
  readonly end: LineEnd;
  /** Why it stays, or what is to be said of it although it does not; '' for nothing. */
  readonly reason: string;
}

/** What became of lines, in their order, by what the basket said before and after. */
export interface AddOutcome {
  readonly lines: readonly VerifiedLine[];
  /** How many of them are in the basket as asked for. */
  readonly added: number;
  /** The reasons the shop gave, of whichever lines. */
  readonly refusals: readonly string[];
  readonly basketId: Id;
  readonly before: readonly RowBefore[];
}

export interface AddOptions {
  /** Keeps what a later `checkAdding` needs; called before anything leaves. */
  readonly remark?: (record: AddRecord) => void;
}

/** Products in one call. */
const partSize = 100;

/**
 * Puts lines into the basket, in parts one after the other, and finds out by the basket before and after what arrived,
 * whatever the answers say. What another tab adds of the same products meanwhile is counted as arrived. Of a part that found
 * no answer the basket is read before anything else is sent; unless it shows the whole part, nothing more is.
 * @throws what the read before failed with: then nothing was sent. ApiError with `isOutcomeUnknown` where only a later
 * `checkAdding` can tell
 */
export async function addVerified(
  lines: readonly AddLine[],
  port: AddPort,
  { remark }: AddOptions = {},
): Promise<AddOutcome> {
  const { id, lines: rows } = await port.readBasket();
  const products = byProduct(lines);
  const ids = new Set(products.map(({ productId }) => String(productId)));
  const refusals = new Set<string>();
  let record: AddRecord = {
    lines,
    basketId: rows.length === 0 ? undefined : id,
    before: rows
      .filter(({ productId }) => ids.has(String(productId)))
      .map(({ rowId, productId, quantity }) => ({ rowId, productId, quantity })),
    sent: 0,
    settled: 0,
  };
  const note = (change: Partial<AddRecord>) => {
    record = { ...record, ...change };
    remark?.(record);
  };

  while (record.settled < products.length) {
    const part = products.slice(record.settled, record.settled + partSize);
    note({ sent: record.settled + part.length });
    const failure = await failureOf(port.addProducts(part));
    if (failure && isUnanswered(failure)) {
      const now = await port.readBasket().catch(leaveOpen);
      if (!isWhole(record, now)) leaveOpen(failure.error);
    }
    note({ settled: record.sent });
    if (failure && refusalOf(failure.error) !== '') refusals.add(refusalOf(failure.error));
    if (failure && stopsAll(failure)) break;
  }

  const after = await port.readBasket().catch(leaveOpen);
  return outcomeOfAdding(record, after, [...refusals]);
}

/**
 * Finds out how an adding ended that was left open.
 * @param mayStillArrive whether what found no answer may still be carried out
 * @returns undefined while that cannot be said
 * @throws what reading the basket failed with
 */
export async function checkAdding(
  record: AddRecord,
  readBasket: AddPort['readBasket'],
  mayStillArrive: boolean,
): Promise<AddOutcome | undefined> {
  const now = await readBasket();
  return mayStillArrive && !isWhole(record, now) ? undefined : outcomeOfAdding(record, now, []);
}

/** Each product once: two lines of one could not be told apart, and a part must not hold half of one. */
function byProduct(lines: readonly AddLine[]): readonly AddLine[] {
  const products = new Map<string, AddLine>();
  for (const { productId, quantity } of lines) {
    const known = products.get(String(productId));
    products.set(String(productId), { productId, quantity: quantity + (known?.quantity ?? 0) });
  }
  return [...products.values()];
}

/** Of how many products more came in than was asked for: by a shop that rounds up to packs, or by somebody else meanwhile. */
export function addedBeyond({ lines }: Pick<AddOutcome, 'lines'>): number {
  const asked = sumByProduct(lines);
  const saved = sumByProduct(lines.map((line) => ({ ...line, quantity: line.saved ?? 0 })));
  return [...saved].filter(([id, quantity]) => quantity > (asked.get(id) ?? 0)).length;
}

interface Failure {
  readonly error: unknown;
}

const failureOf = (work: Promise<unknown>): Promise<Failure | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );

/** Whether the shop may still be at it. */
export const isUnanswered = ({ error }: Failure): boolean => outcomeOf(error) === 'unknown';

/** Whether nothing else that is sent would fare better: another part may be taken although this one was refused. */
export const stopsAll = ({ error }: Failure): boolean =>
  isApiError(error) && (error.kind === 'sessionLost' || error.kind === 'forbidden' || error.status === 429);

/** @throws ApiError always */
function leaveOpen(cause: unknown): never {
  throw new ApiError(isApiError(cause) ? cause.kind : 'offline', { isOutcomeUnknown: true, cause });
}

const isSameBasket = ({ basketId }: Pick<AddRecord, 'basketId'>, now: BasketRows) =>
  basketId === undefined || String(basketId) === String(now.id);

/** Whether the basket shows all of what was sent and is not settled. */
function isWhole(record: AddRecord, now: BasketRows): boolean {
  if (!isSameBasket(record, now)) return false;
  const had = sumByProduct(record.before);
  const has = sumByProduct(now.lines);
  const wanted = sumByProduct(byProduct(record.lines).slice(record.settled, record.sent));
  return [...wanted].every(([id, quantity]) => (has.get(id) ?? 0) - (had.get(id) ?? 0) >= quantity);
}

function outcomeOfAdding(record: AddRecord, now: BasketRows, refusals: readonly string[]): AddOutcome {
  const { lines, before, sent } = record;
  const isSent = new Set(
    byProduct(lines)
      .slice(0, sent)
      .map(({ productId }) => String(productId)),
  );
  const rowsOf = Map.groupBy(now.lines, ({ productId }) => String(productId));
  const known = isSameBasket(record, now);
  const named = before.map((row) => ({ ...row, name: '' }));
  const verified = addedLines(lines, known ? named : undefined, known ? now.lines : undefined).map((line) => {
    const id = String(line.productId);
    // What there is more of a product that was never sent has come from elsewhere.
    return isSent.has(id) ? endOf(line, rowsOf.get(id) ?? []) : { ...line, saved: 0, ...ends.unsent };
  });
  return {
    lines: verified,
    added: verified.filter(({ end }) => end === 'added').length,
    refusals,
    basketId: now.id,
    before,
  };
}

const ends = {
  unsent: { end: 'unsent', reason: 'Gönderilmedi' },
  unknown: { end: 'unknown', reason: 'Eklenip eklenmediği öğrenilemedi' },
  refused: { end: 'refused', reason: 'Sunucu eklemedi' },
} as const;

function endOf(line: AddedLine, rows: BasketRows['lines']): VerifiedLine {
  const { quantity, saved } = line;
  if (saved === undefined) return { ...line, ...ends.unknown };
  const otherwise = addedOtherwise({ asked: quantity, saved });
  if (saved >= quantity) return { ...line, end: 'added', reason: saved === quantity ? '' : otherwise };
  const limit = stockReached(rows, saved > 0);
  if (limit !== undefined)
    return {
      ...line,
      end: saved > 0 ? 'lowered' : 'refused',
      reason: `Stok: en fazla ${formatUnits(limit)}`,
    };
  return saved > 0 ? { ...line, end: 'lowered', reason: otherwise } : { ...line, ...ends.refused };
}

/**
 * The stock that a product's rows have come up to; undefined where they have not: then a quantity was lowered for another
 * reason, such as a pack size. A shop that does not say its stock, and has taken some, has taken as much as it takes.
 */
function stockReached(rows: BasketRows['lines'], hasTaken: boolean): number | undefined {
  const has = rows.reduce((sum, { quantity = 0 }) => sum + Math.round(quantity * 1000), 0) / 1000;
  if (has === 0) return undefined;
  const said = rows.find(({ stockLimit }) => stockLimit !== undefined)?.stockLimit;
  const limit = said ?? (hasTaken ? has : undefined);
  return limit !== undefined && has >= limit ? limit : undefined;
}
