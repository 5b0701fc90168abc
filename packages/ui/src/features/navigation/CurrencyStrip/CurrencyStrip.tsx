import type { CurrencyRate } from '@vitrin/api-client/application/application';
import { formatRate } from '../../../text/formatRate.ts';
import { currency, rate as rateStyle, strip, title } from './CurrencyStrip.css.ts';

export interface CurrencyStripProps {
  rates: readonly CurrencyRate[];
}

/** What one unit of each currency costs in lira. A rate the server has already written is shown as it is. */
export function CurrencyStrip({ rates }: CurrencyStripProps) {
  if (rates.length === 0) return null;
  return (
    <div className={strip} role="group" aria-label="Döviz Kurları">
      <span className={title} aria-hidden="true">
        Döviz Kurları
      </span>
      {rates.map(({ name, selling }, index) => (
        <span key={index} className={rateStyle}>
          <span className={currency}>{name}</span>
          <span translate="no">{formatRate(selling)}</span>
        </span>
      ))}
    </div>
  );
}
