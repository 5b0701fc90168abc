import type { DocumentDetail } from '@vitrin/api-client/reports/document';
import type { SavableList } from '../../features/lists/SavableList.ts';
import { SaveToList } from '../../features/lists/SaveToList.tsx';
import { orderedLines } from '../../features/quick-order/handOver/orderedLines.ts';
import { useOpenInQuickOrder } from '../../features/quick-order/handOver/useOpenInQuickOrder.ts';
import {
  DocumentPanel,
  type DocumentPanelProps,
} from '../../features/reports/DocumentPanel/DocumentPanel.tsx';

/** The panel of a document, whose lines can be ordered again and kept in a list. */
export function ReportDocument(props: Omit<DocumentPanelProps, 'onReorder' | 'isReordering' | 'actionOf'>) {
  const { open, isOpening } = useOpenInQuickOrder(props.identity);
  return (
    <DocumentPanel
      {...props}
      isReordering={isOpening}
      onReorder={(document) => void open(orderedLines(document))}
      actionOf={(document) => (
        <SaveToList
          identity={props.identity}
          tone="secondary"
          list={() => savable(document, props.documentNo)}
        />
      )}
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
