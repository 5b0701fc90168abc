import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { formatCount, formatMoney } from '../../../text/formatAmount.ts';
import type { Age, AgeKey } from '../ageing.ts';
import { IncompleteMark } from '../IncompleteMark/IncompleteMark.tsx';
import { term } from '../StatementSummary/StatementSummary.css.ts';
import { age as ageButton, ages as box, count, head, late, list, name, sums } from './InvoiceAges.css.ts';

export interface InvoiceAgesProps {
  ages: readonly Age[];
  /** The age whose invoices alone are shown. */
  chosen: string | undefined;
  onChoose: (age: string | undefined) => void;
  isLoading?: boolean;
}

const names: Readonly<Record<AgeKey, string>> = {
  ahead: 'Vadesi gelmemiş',
  '0-30': '0-30 gün',
  '31-60': '31-60 gün',
  '61-90': '61-90 gün',
  '90+': '90+ gün',
};

const noAmount: Age['sums'] = [{ currency: 'TRY', amount: 0, isIncomplete: false }];

/** The invoices of the list by days past their due date; one that is pressed leaves only its own in the list. */
export function InvoiceAges({ ages, chosen, onChoose, isLoading = false }: InvoiceAgesProps) {
  return (
    <section className={box} aria-label="Vade Durumu" aria-busy={isLoading || undefined}>
      <div className={head}>
        <Heading level={2} look="label">
          Vade Durumu
        </Heading>
        <span className={term}>Bugüne göre geçen gün. Fatura tutarlarıyla; ödemeler düşülmemiştir.</span>
      </div>
      <div className={list}>
        {ages.map(({ key, count: invoices, sums: amounts }) => (
          <button
            key={key}
            type="button"
            className={ageButton}
            aria-pressed={key === chosen}
            disabled={invoices === 0 && key !== chosen}
            onClick={() => onChoose(key === chosen ? undefined : key)}
          >
            <span className={name}>
              {names[key]}
              {!isLoading && <span className={count}>{formatCount(invoices)} fatura</span>}
            </span>
            <span className={key === '90+' && invoices > 0 ? `${sums} ${late}` : sums}>
              {isLoading ? (
                <Skeleton width={96} height={20} />
              ) : (
                (amounts.length > 0 ? amounts : noAmount).map(({ currency, amount, isIncomplete }) => (
                  <span key={currency} translate="no">
                    {formatMoney(amount, currency)}
                    {isIncomplete && <IncompleteMark />}
                  </span>
                ))
              )}
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
