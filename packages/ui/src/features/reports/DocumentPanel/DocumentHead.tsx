import type { ReactNode } from 'react';
import * as css from './DocumentHead.css.ts';

export interface DocumentHeadProps {
  documentNo: string;
  /** As it is shown, or what holds its place. */
  date: ReactNode;
  /** Whose document it is; '' shows nothing. */
  company: string;
}

/** Number and date of a document. */
export function DocumentHead({ documentNo, date, company }: DocumentHeadProps) {
  const facts = [
    ['Belge No', documentNo],
    ['Tarih', date],
    ['Cari', company],
  ] as const;
  return (
    <dl className={css.head}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.fact}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
