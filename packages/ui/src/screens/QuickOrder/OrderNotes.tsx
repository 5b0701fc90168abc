import { useSyncExternalStore } from 'react';
import { DocumentNote } from '../../features/quick-order/DocumentNote/DocumentNote.tsx';
import type { PastDocument } from '../../features/quick-order/past/PastLine.ts';
import { RowsProgress } from '../../features/quick-order/priced/RowsProgress.tsx';
import type { Order } from '../../features/quick-order/rows/orderOf.ts';
import { reportHref } from '../../features/reports/reportQuery.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { words } from '../../text/words.ts';
import { OpenWrite, type OpenWriteProps } from '../../write/OpenWrite.tsx';

export interface OrderNotesProps extends Order {
  isOffline: boolean;
  adding: OpenWriteProps['state'];
  onCheck: OpenWriteProps['onCheck'];
}

/** What is under way or went wrong, and where the rows came from. */
export function OrderNotes({ rows, lookup, isOffline, adding, onCheck }: OrderNotesProps) {
  const { documents } = useSyncExternalStore(rows.subscribe, rows.ticks);
  return (
    <>
      {!isOffline && <RowsProgress rows={rows} lookup={lookup} />}
      <OpenWrite state={adding} onCheck={onCheck} />
      {'errors' in adding && <Alert tone="critical">{adding.errors.join(' ') || words.failed}</Alert>}
      {documents.map(({ document, leftOut }) => (
        <DocumentNote
          key={`${document.kind} ${document.documentNo}`}
          document={document}
          leftOut={leftOut}
          href={documentHref(document)}
        />
      ))}
    </>
  );
}

const reports = { invoice: 'faturalistesi', order: 'siparislistesi', deliveryNote: 'genelhareket' } as const;

/** The panel of a document, beside the report of its day. */
const documentHref = ({ kind, documentNo, date }: PastDocument) =>
  reportHref(reports[kind], {
    range: date === undefined ? undefined : { start: date, end: date },
    document: { kind, documentNo },
  });
