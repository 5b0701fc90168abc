import type { DocumentDetail } from '@vitrin/api-client/reports/document';
import { DocumentHead, type DocumentHeadProps } from './DocumentHead.tsx';
import { DocumentLines, type DocumentLinesProps } from './DocumentLines.tsx';
import * as css from './DocumentPaper.css.ts';
import { DocumentTotals } from './DocumentTotals.tsx';

export interface DocumentPaperProps
  extends Omit<DocumentHeadProps, 'date' | 'isPaper'>, Omit<DocumentLinesProps, 'lines'> {
  document: DocumentDetail;
  date: string;
}

/** A document as it is printed: everything the panel shows, and nothing of the page. */
export function DocumentPaper({ label, columns, stripes, document, ...head }: DocumentPaperProps) {
  return (
    <article className={css.paper}>
      <h1 className={css.title}>{label}</h1>
      <DocumentHead {...head} isPaper />
      <DocumentLines label={label} columns={columns} lines={document.lines} stripes={stripes} />
      <div className={css.totals}>
        <DocumentTotals document={document} />
      </div>
    </article>
  );
}
