import type { BasketLine } from '@vitrin/api-client/basket/basket';
import { describeFailure, stockLimitOf } from './basketWords.ts';
import type { LineState } from './LineQueue.ts';

/** Whether a row asks for more than there is, by what it orders now. */
export function exceedsStock(line: BasketLine, { quantity }: Pick<LineState, 'quantity'>): boolean {
  if (line.isWithinStock) return false;
  return quantity === undefined || line.stockLimit === undefined || quantity > line.stockLimit;
}

/** A row’s most that can be ordered, where lowering to it is possible: a whole number from 1 up. */
export const orderableLimit = ({ stockLimit }: BasketLine): number | undefined =>
  stockLimit !== undefined && stockLimit >= 1 ? Math.floor(stockLimit) : undefined;

/** What a row has to say; the first of what is wrong with it. */
export interface RowNotice {
  readonly text: string;
  readonly isNews: boolean;
  /** The quantity that would put it right. */
  readonly limit?: number | undefined;
}

/**
 * @param isStrict rows above the stock keep the whole basket from being ordered, and say so
 */
export function describeRow(
  line: BasketLine,
  state: LineState,
  isTextInvalid: boolean,
  isStrict: boolean,
): RowNotice | undefined {
  if (isTextInvalid) return { text: 'En az 1 olan bir tam sayı girin.', isNews: true };
  if (state.failure) return { text: describeFailure(state.failure), isNews: true };
  if (isStrict && exceedsStock(line, state)) {
    return { text: stockLimitOf(line.stockLimit), isNews: false, limit: orderableLimit(line) };
  }
  return undefined;
}
