import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { formatCount } from '../../../../text/formatAmount.ts';
import type { OpenView } from '../viewOpen.ts';
import * as css from './OpenSummary.css.ts';

export interface OpenSummaryProps {
  open: OpenView;
  /** Whether the invoice list could be asked when invoices are due. */
  hasDueDates: boolean;
  /** The last day of the statement is before today: what came later is not known. */
  endsBefore: string | undefined;
}

/** What is open at a glance: in all, by age, how it was computed, and what it lacks. */
export function OpenSummary({ open, hasDueDates, endsBefore }: OpenSummaryProps) {
  const { balances, ages, unread } = open;
  return (
    <>
      <section className={css.panel} aria-label="Açık kalemlerin yaşı">
        <dl className={css.total}>
          <dt className={css.term}>Açık toplam</dt>
          {balances.map((balance, index) => (
            <dd key={balance} className={index === 0 ? css.balance : css.other} translate="no">
              {balance}
            </dd>
          ))}
          <dd className={css.term}>Ekstrenin bakiyesiyle aynı</dd>
        </dl>
        {ages.map(({ name, documents, sums, share }) => (
          <dl key={name} className={css.age}>
            <dt className={css.name}>
              {name} <span className={css.count}>{formatCount(documents)} belge</span>
            </dt>
            {(sums.length > 0 ? sums : ['0,00 TL']).map((sum) => (
              <dd key={sum} className={css.sum} translate="no">
                {sum}
              </dd>
            ))}
            <dd
              className={css.meter}
              aria-hidden="true"
              style={assignInlineVars({ [css.share]: `${Math.round(share * 100)}%` })}
            />
          </dl>
        ))}
      </section>
      {unread.length > 0 && (
        <Alert
          tone="caution"
          announce="politely"
          title={`${unread.join(', ')}: okunamayan bir tutar olduğu için açık kalemler hesaplanamadı.`}
        />
      )}
      {!hasDueDates && (
        <Alert
          tone="caution"
          announce="politely"
          title="Vadeler okunamadı: alacaklar belge tarihine göre düşüldü."
        />
      )}
      {endsBefore !== undefined && (
        <Alert
          tone="info"
          announce="politely"
          title={`Tarih aralığı ${endsBefore} günü bitiyor; sonraki ödemeler bu hesapta yok.`}
        />
      )}
    </>
  );
}
