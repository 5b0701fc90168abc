import type { DocumentDetail } from '@vitrin/api-client/reports/document';
import type { SavableList } from '../../features/lists/SavableList.ts';
import { SaveToList } from '../../features/lists/SaveToList.tsx';
import { toMinorUnits } from '@vitrin/api-client/read/toMinorUnits';
import { orderedLines } from '../../features/quick-order/handOver/orderedLines.ts';
import { useOpenInQuickOrder } from '../../features/quick-order/handOver/useOpenInQuickOrder.ts';
import {
  DocumentPanel,
  type DocumentPanelProps,
} from '../../features/reports/DocumentPanel/DocumentPanel.tsx';
import type { ReportLine } from '../../features/reports/ReportLine.ts';
import type { ReportType } from '../../routes.ts';

export interface ReportDocumentProps extends Omit<
  DocumentPanelProps,
  'onReorder' | 'isReordering' | 'actionOf'
> {
  type: ReportType;
  /** The rows of the report it was opened from. */
  lines: readonly ReportLine[];
}

/** The panel of a document, whose lines can be ordered again and kept in a list. */
export function ReportDocument({ type, lines, ...panel }: ReportDocumentProps) {
  const { open, isOpening } = useOpenInQuickOrder(panel.identity);
  return (
    <DocumentPanel
      {...panel}
      isReordering={isOpening}
      actionOf={(document) => (
        <SaveToList
          identity={panel.identity}
          tone="secondary"
          list={() => savable(document, panel.documentNo)}
        />
      )}
      onReorder={(document) => {
        const row = lines.find(({ documentNo }) => documentNo === document.documentNo);
        void open(orderedLines(panel.kind, document, row ? documentCurrency(type, row, document) : ''));
      }}
    />
  );
}

const savable = ({ documentNo, lines }: DocumentDetail, asked: string): SavableList => ({
  name: `${documentNo || asked} satırları`,
  origin: { kind: 'document', name: documentNo || asked },
  lines: lines.map(({ code, quantity }) => ({
    code,
    quantity: typeof quantity === 'number' ? quantity : undefined,
  })),
});

/**
 * The currency of a document, which only the row of its report names. A statement may be kept in lira whatever its documents are
 * in: there it is the row's where the sums are the same.
 */
function documentCurrency(type: ReportType, row: ReportLine, { grandTotal }: DocumentDetail): string {
  if (type !== 'hesapekstresi') return row.sumCurrency;
  const sums = [row.debit, row.credit].filter((sum) => typeof sum === 'number');
  const isSame =
    typeof grandTotal === 'number' && sums.some((sum) => toMinorUnits(sum) === toMinorUnits(grandTotal));
  return isSame ? row.sumCurrency : '';
}
