import type { LineChange } from '@vitrin/api-client/basket/changeLines';
import { sumByProduct } from '@vitrin/api-client/basket/sumByProduct';
import type { Id } from '@vitrin/api-client/read/readId';
import { type AddOutcome, type BasketRows, isUnanswered, stopsAll } from './addVerified.ts';

/** The calls of taking back. */
export interface TakeBackPort {
  readonly readBasket: () => Promise<BasketRows>;
  readonly setQuantity: (change: LineChange) => Promise<unknown>;
  readonly removeRow: (row: Pick<LineChange, 'basketId' | 'rowId'>) => Promise<unknown>;
}

/** A product of which something was to be taken back. */
export interface TakenProduct {
  readonly productId: Id;
  readonly name: string;
  readonly taken: number;
  /** What should have been taken back and is in the basket all the same. */
  readonly left: number;
}

export interface TakenBack {
  readonly products: readonly TakenProduct[];
  /** False where the basket does not say how it ended. */
  readonly isKnown: boolean;
}

/**
 * Takes back what an adding put into the basket: of each product at most what was asked for, since what is more may be somebody
 * else's, and never below what there was before. Row by row, since the backend knows no other way; what became of it the
 * basket says. To be done once: where its end is unknown, a second time could take what has come since.
 * @throws what the read before failed with: then nothing was sent
 */
export async function takeBack(outcome: AddOutcome, port: TakeBackPort): Promise<TakenBack> {
  const now = await port.readBasket();
  const plans = plan(outcome, now);
  let isOpen = false;
  for (const change of plans.flatMap(({ changes }) => changes)) {
    const error = await (
      change.quantity === 0
        ? port.removeRow({ basketId: change.basketId, rowId: change.rowId })
        : port.setQuantity(change)
    ).then(
      () => undefined,
      (reason: unknown) => ({ error: reason }),
    );
    isOpen = error !== undefined && isUnanswered(error);
    if (isOpen || (error && stopsAll(error))) break;
  }
  const after = await port.readBasket().catch(() => undefined);
  const has = sumByProduct(after?.lines ?? []);
  const products = plans.map(({ productId, name, owed, take, target }) => {
    const more = Math.max(0, (has.get(productId) ?? 0) - target);
    // A row that cannot be read may hold all of it.
    const left = take === undefined || Number.isNaN(more) ? owed : Math.min(take, more);
    return { productId, name, taken: Math.max(0, (take ?? 0) - left) / 1000, left: left / 1000 };
  });
  return { products, isKnown: after !== undefined && !(isOpen && products.some(({ left }) => left > 0)) };
}

interface Plan {
  readonly productId: string;
  readonly name: string;
  /** In thousandths, as the rest. */
  readonly owed: number;
  /** Undefined where the basket does not say how many there are. */
  readonly take: number | undefined;
  /** What is to be in the basket afterwards. */
  readonly target: number;
  readonly changes: readonly LineChange[];
}

function plan({ lines, before, basketId }: AddOutcome, now: BasketRows): readonly Plan[] {
  // Another basket than it was added to: that one was ordered.
  const rows = String(now.id) === String(basketId) ? now.lines : [];
  const owed = sumByProduct(
    lines.map(({ productId, quantity, saved = 0 }) => ({ productId, quantity: Math.min(saved, quantity) })),
  );
  const had = sumByProduct(before);
  const has = sumByProduct(rows);
  const isOld = new Set(before.map(({ rowId }) => String(rowId)));
  const names = new Map(lines.map(({ productId, name }) => [String(productId), name]));
  const rowsOf = Map.groupBy(rows, ({ productId }) => String(productId));
  return [...owed].flatMap(([productId, most]): readonly Plan[] => {
    if (most === 0) return [];
    const here = has.get(productId) ?? 0;
    const take = Math.min(most, Math.max(0, here - (had.get(productId) ?? 0)));
    const shared = { productId, name: names.get(productId) ?? '', owed: most };
    if (Number.isNaN(take)) return [{ ...shared, take: undefined, target: 0, changes: [] }];
    let rest = take;
    const changes: LineChange[] = [];
    // The row that came with it goes first.
    const own = (rowsOf.get(productId) ?? []).toSorted(
      (a, b) => Number(isOld.has(String(a.rowId))) - Number(isOld.has(String(b.rowId))),
    );
    for (const row of own) {
      const quantity = Math.round((row.quantity ?? 0) * 1000);
      const cut = Math.min(rest, quantity);
      if (cut === 0) continue;
      rest -= cut;
      const { rowId } = row;
      changes.push({ basketId: now.id, rowId, productId: row.productId, quantity: (quantity - cut) / 1000 });
    }
    return [{ ...shared, take, target: here - take, changes }];
  });
}
