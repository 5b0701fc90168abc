import type { DocumentDetail, DocumentKind } from '@vitrin/api-client/reports/document';
import { type ReactNode, useMemo } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { FileTextIcon } from '../../../primitives/Icon/FileTextIcon.tsx';
import { PrinterIcon } from '../../../primitives/Icon/PrinterIcon.tsx';
import { RepeatIcon } from '../../../primitives/Icon/RepeatIcon.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { QueryFailure } from '../../../query/QueryState.tsx';
import { formatDate } from '../../../text/formatDate.ts';
import { words } from '../../../text/words.ts';
import type { ReportOrigin } from '../ReportSheet.ts';
import { barcodeWidth } from '../../../primitives/Barcode/Barcode.tsx';
import { fetchBarcodes, useBarcodes } from '../../../primitives/Barcode/useBarcodes.ts';
import { documentColumns, fitColumns, widestCode, type DocumentSettings } from './documentColumns.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { DocumentLines } from './DocumentLines.tsx';
import { DocumentPaper } from './DocumentPaper.tsx';
import { DocumentTotals } from './DocumentTotals.tsx';
import * as css from './DocumentView.css.ts';
import { PrintedPaper } from '../../../print/PrintedPaper.tsx';
import { usePrintJob } from '../../../print/usePrintJob.ts';

export interface DocumentViewProps {
  kind: DocumentKind;
  documentNo: string;
  /** Whose document it is, and from whom. */
  origin: ReportOrigin;
  settings: DocumentSettings;
  /** `unknown`: the shop has no such document. */
  document: DocumentDetail | 'loading' | 'failed' | 'unknown';
  isRetrying: boolean;
  onRetry: () => void;
  onReorder: (document: DocumentDetail) => void;
  isReordering: boolean;
  actionOf?: ((document: DocumentDetail) => ReactNode) | undefined;
  onClose: () => void;
}

const titles: Record<DocumentKind, string> = {
  invoice: 'Fatura Detayı',
  order: 'Fatura Detayı',
  deliveryNote: 'İrsaliye Detayı',
};

/** The panel of a document, from what it is given. */
export function DocumentView(props: DocumentViewProps) {
  const { kind, settings, document } = props;
  const label = titles[kind];
  const detail = typeof document === 'object' && document.lines.length > 0 ? document : undefined;
  const codes = useMemo(
    () => (settings.hasBarcode ? (detail?.lines ?? []).map(({ barcode }) => barcode) : []),
    [detail, settings.hasBarcode],
  );
  const stripes = useBarcodes(codes);
  const widths = [...stripes.values()].map((one) => (one ? barcodeWidth(one) : 0));
  const columns = documentColumns(kind, settings, Math.max(0, ...widths));
  const printing = usePrintJob();
  const date = detail && formatDate(kind === 'order' ? detail.transactionDate : detail.receiptDate);
  const head = { documentNo: detail?.documentNo || props.documentNo, origin: props.origin };
  // Codes take two lines here: what is wider than paper is printed smaller, bar codes too.
  const paper = detail && (
    <DocumentPaper
      {...{ label, stripes, document: detail }}
      {...head}
      columns={fitColumns(columns, detail.lines)}
      date={date ?? ''}
    />
  );

  return (
    <>
      <Drawer
        isOpen
        isAddressed
        onOpenChange={props.onClose}
        size="lg"
        title={label}
        closeLabel={words.close}
        actions={
          detail && (
            <div className={css.actions}>
              <Button icon={<PrinterIcon />} isPending={printing.isPreparing} onPress={printing.print}>
                <span className={css.actionWords}>Belgeyi Yazdir</span>
              </Button>
              {props.actionOf && <div className={css.otherAction}>{props.actionOf(detail)}</div>}
              <div className={css.mainAction}>
                <Button
                  tone="brand"
                  icon={<RepeatIcon />}
                  isPending={props.isReordering}
                  onPress={() => props.onReorder(detail)}
                >
                  Yeniden Sipariş Ver
                </Button>
              </div>
            </div>
          )
        }
        footer={detail && <DocumentTotals document={detail} />}
      >
        <DocumentHead {...head} date={date ?? (document === 'loading' ? <Skeleton width={75} /> : '')} />
        {detail ? (
          <DocumentLines
            label={label}
            columns={fitColumns(columns, detail.lines, widestCode)}
            lines={detail.lines}
            stripes={stripes}
          />
        ) : document === 'loading' ? (
          <DocumentLines label={label} columns={columns} lines={undefined} stripes={stripes} />
        ) : document === 'failed' ? (
          <QueryFailure level={3} isRetrying={props.isRetrying} onRetry={props.onRetry}>
            Belge yüklenemedi.
          </QueryFailure>
        ) : (
          <EmptyState level={3} icon={<FileTextIcon size="xl" />} title="Kayıt Bulunamadı." />
        )}
      </Drawer>
      {paper && (
        <PrintedPaper
          printing={printing}
          title="Döküman"
          shape="landscape"
          until={codes.length > 0 ? fetchBarcodes : undefined}
        >
          {paper}
        </PrintedPaper>
      )}
    </>
  );
}
