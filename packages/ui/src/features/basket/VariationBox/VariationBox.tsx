import type { BasketSum, BasketVariation } from '@vitrin/api-client/basket/basket';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { missing } from '../../../text/formatAmount.ts';
import { words } from '../../../text/words.ts';
import { currencyName } from '../currencyName.ts';
import { variationGain } from '../variationGain.ts';
import * as css from './VariationBox.css.ts';

export interface VariationBoxProps {
  variation: BasketVariation;
  /** The basket's own totals, to say what the variation saves. */
  sums: readonly BasketSum[];
}

/** What the same basket would cost under another price. */
export function VariationBox({ variation, sums }: VariationBoxProps) {
  const { title, description, currency, subtotalText, vatText, totalText } = variation;
  const gain = variationGain(variation, sums);
  const items = [
    [words.subtotal, subtotalText],
    [words.vatTotal, vatText],
    [words.grandTotal, totalText],
  ];
  return (
    <section className={css.box}>
      <div className={css.head}>
        <h3 className={css.title}>{title || currencyName(currency)}</h3>
        {gain !== undefined && <Badge tone="positive">{gain} kazanç</Badge>}
      </div>
      <p className={css.description}>
        {description}
        {currency !== '' && sums.length > 1 && ` (${currencyName(currency)})`}
      </p>
      <dl className={css.sums}>
        {items.map(([term, value]) => (
          <div className={css.item} key={term}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value} translate="no">
              {value || missing}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
