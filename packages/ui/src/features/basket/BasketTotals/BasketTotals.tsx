import type { BasketSum } from '@vitrin/api-client/basket/basket';
import { missing } from '../../../text/formatAmount.ts';
import { words } from '../../../text/words.ts';
import { currencyName } from '../currencyName.ts';
import * as css from './BasketTotals.css.ts';

export interface BasketTotalsProps {
  /** One of each currency in the basket. */
  sums: readonly BasketSum[];
}

/** Totals per currency, as the server formatted them; the first is the large one. */
export function BasketTotals({ sums }: BasketTotalsProps) {
  return sums.map(({ currency, subtotalText, vatText, totalText }, index) => [
    currency !== '' && (
      <p className={css.currency} key={`${index} name`}>
        {currencyName(currency)}
      </p>
    ),
    <dl className={css.sum} key={`${index} sum`}>
      <Part name={words.subtotal} text={subtotalText} />
      <Part name={words.vatTotal} text={vatText} />
      <div className={css.total}>
        <dt>{words.grandTotal}</dt>
        <dd className={css.totalValue} translate="no">
          {totalText || missing}
        </dd>
      </div>
    </dl>,
  ]);
}

/** What the total is made of. */
const Part = ({ name, text }: { name: string; text: string }) => (
  <div className={css.item}>
    <dt className={css.term}>{name}</dt>
    <dd className={css.value} translate="no">
      {text || missing}
    </dd>
  </div>
);
