import type { DocumentDetail } from '@vitrin/api-client/reports/document';
import { formatAmount } from '../../../text/formatAmount.ts';
import { words } from '../../../text/words.ts';
import * as css from './DocumentTotals.css.ts';

/** Totals of a document, as its first line has them. The backend does not say in which currency. */
export function DocumentTotals({
  document: { total, vat, grandTotal },
}: {
  document: Pick<DocumentDetail, 'total' | 'vat' | 'grandTotal'>;
}) {
  return (
    <dl className={css.totals}>
      <div className={css.item}>
        <dt className={css.term}>{words.subtotal}</dt>
        <dd translate="no">{formatAmount(total)}</dd>
      </div>
      <div className={css.item}>
        <dt className={css.term}>Kdv Toplam</dt>
        <dd translate="no">{formatAmount(vat)}</dd>
      </div>
      <div className={css.grand}>
        <dt>{words.grandTotal}</dt>
        <dd translate="no">{formatAmount(grandTotal)}</dd>
      </div>
    </dl>
  );
}
