import type { DocumentKind } from '@vitrin/api-client/reports/document';
import { RepeatIcon } from '../../../primitives/Icon/RepeatIcon.tsx';
import { formatCount } from '../../../text/formatAmount.ts';
import { formatDate } from '../../../text/formatDate.ts';
import type { PastDocument } from '../past/PastLine.ts';
import * as css from './DocumentNote.css.ts';

export interface DocumentNoteProps {
  document: PastDocument;
  /** How many of its rows are not ticked. */
  leftOut: number;
  /** Leads to it. */
  href: string;
}

const kinds: Readonly<Record<DocumentKind, { from: string; open: string }>> = {
  invoice: { from: 'faturadan', open: 'Faturayı Aç' },
  order: { from: 'siparişten', open: 'Siparişi Aç' },
  deliveryNote: { from: 'irsaliyeden', open: 'İrsaliyeyi Aç' },
};

/** Names the document that rows of Hızlı Sipariş came out of. */
export function DocumentNote({ document, leftOut, href }: DocumentNoteProps) {
  const { kind, documentNo, lines } = document;
  const date = formatDate(document.date);
  return (
    <div className={css.note}>
      <span className={css.mark}>
        <RepeatIcon size="sm" />
      </span>
      <span className={css.said}>
        <span className={css.number} translate="no">
          {documentNo}
        </span>{' '}
        numaralı {date !== undefined && `${date} tarihli `}
        {kinds[kind].from} {formatCount(lines)} satır geldi
        {leftOut > 0 && `; ${formatCount(leftOut)} satır işaretsiz`}.
      </span>
      <a className={css.way} href={href}>
        {kinds[kind].open}
      </a>
    </div>
  );
}
