import { ExternalLinkIcon } from '../../../primitives/Icon/ExternalLinkIcon.tsx';
import { isPlainClick } from '../../../primitives/Link/isPlainClick.ts';
import type { ReportLine } from '../ReportLine.ts';
import type { OpenDocument } from '../reportQuery.ts';
import { actionLink } from './ReportTable.css.ts';

export interface ReportActionProps {
  action: ReportLine['action'];
  /** Opens a document here. */
  onOpen: (document: OpenDocument) => void;
  /** The address of a document, for a tab of its own. */
  documentHref: (document: OpenDocument) => string;
}

/** What a row offers. */
export function ReportAction({ action, onOpen, documentHref }: ReportActionProps) {
  if (!action) return null;
  if (action.type === 'open') {
    const { document } = action;
    return (
      <a
        className={actionLink}
        href={documentHref(document)}
        aria-label={`Detay: ${document.documentNo}`}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onOpen(document);
        }}
      >
        Detay
      </a>
    );
  }
  return (
    <a
      className={actionLink}
      href={action.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Yazdır: ${action.documentNo}`}
    >
      Yazdır
      <ExternalLinkIcon size="xs" />
    </a>
  );
}
