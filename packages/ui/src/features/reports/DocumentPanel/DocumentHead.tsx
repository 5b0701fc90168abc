import type { ReactNode } from 'react';
import { formatDate } from '../../../text/formatDate.ts';
import { companyText } from '../originLines.ts';
import type { ReportOrigin } from '../ReportSheet.ts';
import * as css from './DocumentHead.css.ts';

export interface DocumentHeadProps {
  documentNo: string;
  /** As it is shown, or what holds its place. */
  date: ReactNode;
  /** Whose document it is, and from whom. */
  origin: ReportOrigin;
  /** On paper it stands without the page that says the rest. */
  isPaper?: boolean;
}

/** Number and date of a document, and whose it is. */
export function DocumentHead({ documentNo, date, origin, isPaper = false }: DocumentHeadProps) {
  const facts = [
    ['Belge No', documentNo],
    ['Tarih', date],
    ['Cari', companyText(origin)],
    ['Satıcı', isPaper ? origin.seller : ''],
    ['Yazdırma Tarihi', isPaper ? formatDate(origin.day) : ''],
  ] as const;
  return (
    <dl className={css.head}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.fact} translate="no">
              {value}
            </dd>
          </div>
        ))}
    </dl>
  );
}
