import { orderedLines } from '../../features/quick-order/handOver/orderedLines.ts';
import { useOpenInQuickOrder } from '../../features/quick-order/handOver/useOpenInQuickOrder.ts';
import {
  DocumentPanel,
  type DocumentPanelProps,
} from '../../features/reports/DocumentPanel/DocumentPanel.tsx';

/** The panel of a document, whose lines can be ordered again. */
export function ReportDocument(props: Omit<DocumentPanelProps, 'onReorder' | 'isReordering'>) {
  const { open, isOpening } = useOpenInQuickOrder(props.identity);
  return (
    <DocumentPanel
      {...props}
      isReordering={isOpening}
      onReorder={(document) => void open(orderedLines(document))}
    />
  );
}
