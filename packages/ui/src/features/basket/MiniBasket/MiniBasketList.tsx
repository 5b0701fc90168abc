import type { Basket, BasketLine } from '@vitrin/api-client/basket/basket';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { keyedRows } from '../../../primitives/keyedRows.ts';
import { CartIcon } from '../../../primitives/Icon/CartIcon.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { paths } from '../../../paths.ts';
import { words } from '../../../text/words.ts';
import { emptyBasket } from '../basketWords.ts';
import { lineKey } from '../lineKey.ts';
import type { LineQueue } from '../LineQueue.ts';
import { TotalsFailed, type TotalsFailedProps } from '../TotalsFailed/TotalsFailed.tsx';
import * as css from './MiniBasket.css.ts';
import { MiniBasketLine } from './MiniBasketLine.tsx';

export interface MiniBasketListProps {
  basket: Basket;
  /** The basket could not be read again: what it costs is not known any more. */
  failure: TotalsFailedProps | undefined;
  queue: LineQueue;
  /** The basket screen is emptying it. */
  isClearing: boolean;
  /** Resolves to whether the row is gone. */
  onRemove: (line: BasketLine) => Promise<boolean>;
}

/** What is in the basket, with its totals and the way to it. */
export function MiniBasketList({ basket, failure, queue, isClearing, onRemove }: MiniBasketListProps) {
  if (basket.lines.length === 0) {
    return <EmptyState icon={<CartIcon size="xl" />} title={emptyBasket} level={3} />;
  }
  return (
    <div className={css.mini}>
      <ul className={css.lines} aria-label="Sepetinizdeki ürünler" inert={isClearing}>
        {keyedRows(basket.lines, lineKey).map(({ key, row: line }) => (
          <MiniBasketLine key={key} line={line} queue={queue} onRemove={onRemove} />
        ))}
      </ul>
      <div className={css.foot}>
        {failure ? (
          <TotalsFailed {...failure} />
        ) : (
          <dl>
            {basket.sums.map(({ currency, totalText }, index) => (
              <div className={css.total} key={`${currency} ${index}`}>
                <dt>{words.grandTotal}</dt>
                <dd className={css.totalValue} translate="no">
                  {totalText}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <LinkButton tone="brand" isBlock href={paths.basket.to()}>
          Sepete Git
        </LinkButton>
      </div>
    </div>
  );
}
