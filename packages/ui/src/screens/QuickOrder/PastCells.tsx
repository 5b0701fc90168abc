import { PriceChangeWord } from '../../features/quick-order/PriceChangeWord/PriceChangeWord.tsx';
import { comparePrices } from '../../features/quick-order/past/comparePrices.ts';
import { readTodayPrice, todayText } from '../../features/quick-order/past/readPrice.ts';
import { productOf } from '../../features/quick-order/rows/OrderRow.ts';
import { formatAmount, formatMoney } from '../../text/formatAmount.ts';
import { useOrderRow } from './useOrderRow.ts';

interface CellProps {
  id: number;
}

/** What was paid for one unit. */
export function PastPriceCell({ id }: CellProps) {
  const { past } = useOrderRow(id).row;
  if (past?.price === undefined) return null;
  return past.currency === '' ? formatAmount(past.price) : formatMoney(past.price, past.currency);
}

/** What one unit costs the member today, as the server writes it. */
export function TodayCell({ id }: CellProps) {
  const product = productOf(useOrderRow(id).state);
  return product ? todayText(product) || '-' : null;
}

export function ChangeCell({ id }: CellProps) {
  const { row, state } = useOrderRow(id);
  const product = productOf(state);
  if (!row.past || !product) return null;
  return <PriceChangeWord change={comparePrices(row.past, readTodayPrice(product))} />;
}
