import type { CurrencyRate } from '@vitrin/api-client/application/application';
import { formatRate } from '../../../text/formatRate.ts';
import * as css from './RateStrip.css.ts';

export interface RateStripProps {
  rates: readonly CurrencyRate[];
}

/** What one unit of each currency costs in lira today. */
export function RateStrip({ rates }: RateStripProps) {
  if (rates.length === 0) return null;
  return (
    <section className={css.strip} aria-label="Döviz Kurları">
      <div className={css.cells}>
        <h2 className={css.head}>Döviz Kurları</h2>
        {rates.map(({ name, selling }, index) => (
          <span className={css.cell} key={`${name}-${index}`}>
            <span className={css.name} translate="no">
              {name}
            </span>
            <span className={css.rate} translate="no">
              {formatRate(selling)}
            </span>
          </span>
        ))}
        <span className={css.note}>Satış kuru</span>
      </div>
    </section>
  );
}
