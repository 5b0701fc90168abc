import { formatCount, formatMoney } from '../../../text/formatAmount.ts';
import type { BoughtProduct } from '../sumBought.ts';
import { drawPrices, pricedOf } from './drawPrices.ts';
import * as css from './PriceLine.css.ts';

export interface PriceLineProps {
  product: Pick<BoughtProduct, 'name' | 'purchases'>;
  /** The table behind it is wanted. */
  onOpen: () => void;
}

const [width, height] = [108, 24];

/** How the price of a product went, as a small line; who does not see it is told, and everybody can have the table. */
export function PriceLine({ product, onOpen }: PriceLineProps) {
  const priced = pricedOf(product.purchases);
  const [first, last] = [priced[0], priced.at(-1)];
  if (!first || !last) return null;
  const { path, end } = drawPrices(priced, width, height);
  const said =
    `${formatCount(priced.length)} alışta ${formatMoney(first.price, first.currency)}’den ` +
    `${formatMoney(last.price, last.currency)}’ye`;
  return (
    <button
      type="button"
      className={css.button}
      aria-label={`Fiyat seyri: ${product.name}, ${said}`}
      onClick={onOpen}
    >
      <svg
        className={css.drawing}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        <path className={css.ground} d={`M0 ${height + 2}H${width}`} />
        <path className={css.line} d={path} />
        <circle className={css.end} cx={width} cy={end} r="2.5" />
      </svg>
    </button>
  );
}
