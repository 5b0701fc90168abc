import { DocumentNote } from '../../features/quick-order/DocumentNote/DocumentNote.tsx';
import type { PastDocument } from '../../features/quick-order/past/PastLine.ts';
import type { TakenDocument } from '../../features/quick-order/rows/ticksOf.ts';
import { reportHref } from '../../features/reports/reportQuery.ts';

/** The documents that rows came out of. */
export const DocumentNotes = ({ documents }: { documents: readonly TakenDocument[] }) =>
  documents.map(({ document, leftOut }) => (
    <DocumentNote
      key={`${document.kind} ${document.documentNo}`}
      document={document}
      leftOut={leftOut}
      href={documentHref(document)}
    />
  ));

const reports = { invoice: 'faturalistesi', order: 'siparislistesi', deliveryNote: 'genelhareket' } as const;

/** The panel of a document, beside the report of its day. */
const documentHref = ({ kind, documentNo, date }: PastDocument) =>
  reportHref(reports[kind], {
    range: date === undefined ? undefined : { start: date, end: date },
    document: { kind, documentNo },
  });
