import type { DocumentDetail, DocumentKind } from '@vitrin/api-client/reports/document';
import type { Identity } from '@vitrin/api-client/identity';
import { settingFlag } from '@vitrin/api-client/application/settings';
import { isApiError } from '@vitrin/api-client/apiError';
import { useApplication } from '@vitrin/api-client/application/useApplication';
import type { ReportOrigin } from '../ReportSheet.ts';
import type { ReactNode } from 'react';
import { DocumentView } from './DocumentView.tsx';
import { useDocument } from './useDocument.ts';

export interface DocumentPanelProps {
  identity: Identity;
  kind: DocumentKind;
  documentNo: string;
  /** Whose document it is, and from whom. */
  origin: ReportOrigin;
  /** Orders its lines again. */
  onReorder: (document: DocumentDetail) => void;
  isReordering: boolean;
  /** What else can be done with it, beside that. */
  actionOf?: (document: DocumentDetail) => ReactNode;
  onClose: () => void;
}

/** The lines of a document beside the report it was opened from. */
export function DocumentPanel({
  identity,
  kind,
  documentNo,
  origin,
  onReorder,
  isReordering,
  actionOf,
  onClose,
}: DocumentPanelProps) {
  const { data: application } = useApplication();
  const { data, error, isFetching, refetch } = useDocument(identity, kind, documentNo);
  // A number that leads nowhere, as in an address that was shared with somebody else, is nothing that went wrong.
  const isUnknown = isApiError(error, 'notFound');
  return (
    <DocumentView
      kind={kind}
      documentNo={documentNo}
      origin={origin}
      settings={{
        hasBarcode: application !== undefined && settingFlag(application, 'showReportBarcode'),
        hasSerialNo: application !== undefined && settingFlag(application, 'showReportSerino'),
      }}
      document={data ?? (isUnknown ? 'unknown' : error ? 'failed' : 'loading')}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      onReorder={onReorder}
      isReordering={isReordering}
      actionOf={actionOf}
      onClose={onClose}
    />
  );
}
