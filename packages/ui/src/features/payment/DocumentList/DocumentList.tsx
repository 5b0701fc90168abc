import type { ReactNode } from 'react';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { formatCount, formatMoney } from '../../../text/formatAmount.ts';
import { type PayDocument, sumDocuments } from '../payDocuments.ts';
import * as css from './DocumentList.css.ts';

export interface DocumentListProps {
  title: string;
  documents: readonly PayDocument[];
  /** What is open of a document now, in kuruş, by its key; undefined while or where that is not known. */
  openNow?: ReadonlyMap<string, number> | undefined;
  /** What is to be said below them, and done with them. */
  children?: ReactNode;
}

/** The documents of a payment, what is open of each, and what that comes to. */
export function DocumentList({ title, documents, openNow, children }: DocumentListProps) {
  return (
    <section className={css.box} aria-label={title}>
      <Heading level={2} look="label">
        {title}
      </Heading>
      <ul className={css.list}>
        {documents.map(({ key, documentNo, kurus }) => {
          const now = openNow && (openNow.get(key) ?? 0);
          return (
            <li key={key} className={css.line}>
              <span translate="no">{documentNo}</span>
              <span className={css.amount} translate="no">
                {formatMoney(kurus / 100, 'TRY')}
              </span>
              {now !== undefined && now !== kurus && (
                <span className={css.changed}>
                  {now > 0 ? `Şimdi açık: ${formatMoney(now / 100, 'TRY')}` : 'Artık açık değil'}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className={css.total}>
        <span>{formatCount(documents.length)} belge</span>
        <span className={css.amount} translate="no">
          {formatMoney(sumDocuments(documents) / 100, 'TRY')}
        </span>
      </p>
      {children}
    </section>
  );
}
