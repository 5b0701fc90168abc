import type { Identity } from '@vitrin/api-client/identity';
import { readKurus } from '@vitrin/api-client/read/readKurus';
import { useMemo } from 'react';
import { actions, hint } from '../../features/payment/DocumentList/DocumentList.css.ts';
import { DocumentList } from '../../features/payment/DocumentList/DocumentList.tsx';
import { type PayChoice, type PayDocument, sumDocuments } from '../../features/payment/payDocuments.ts';
import { useOpenItems } from '../../features/reports/open/useOpenItems.ts';
import { lineKeys } from '../../features/reports/ticks/lineKeys.ts';
import { useReport } from '../../features/reports/useReport.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { todayInIstanbul } from '../../text/formatDate.ts';
import { words } from '../../text/words.ts';

export interface PayDocumentsProps {
  identity: Identity;
  choice: PayChoice;
  /** Takes over what is open now; no documents where nothing is. */
  onChange: (documents: readonly PayDocument[]) => void;
}

const nothing = () => undefined;

/** The documents that are to be paid, beside the form; says where somebody has paid of them meanwhile. */
export function PayDocuments({ identity, choice, onChange }: PayDocumentsProps) {
  const { documents, begin } = choice;
  const today = todayInIstanbul();
  const range = useMemo(() => ({ start: begin, end: today }), [begin, today]);
  const statement = useReport(identity, 'hesapekstresi', range, today);
  const open = useOpenItems({
    identity,
    range,
    today,
    statement: statement.data,
    isWanted: true,
    onMissing: nothing,
  });
  // Without due dates other documents would be the oldest: that tells nothing of what somebody has paid.
  const lines = open?.hasDueDates ? open.view.lines : undefined;
  const openNow = useMemo(() => {
    if (!lines) return undefined;
    const keyOf = lineKeys(lines);
    return new Map(lines.map((line) => [keyOf(line), readKurus(line.open) ?? 0] as const));
  }, [lines]);
  const current = documents.flatMap((document): readonly PayDocument[] => {
    const kurus = openNow?.get(document.key) ?? 0;
    return kurus > 0 ? [{ ...document, kurus }] : [];
  });
  const hasChanged = openNow !== undefined && sumDocuments(current) !== sumDocuments(documents);

  return (
    <DocumentList title="Ödenecek belgeler" documents={documents} openNow={openNow}>
      <p className={hint}>
        Tutarı değiştirebilirsiniz. Ödemenin hangi belgeye sayılacağına satıcının defteri karar verir.
      </p>
      {hasChanged && (
        <Alert
          tone="caution"
          title="Belgelerin açık tutarı siz seçtikten sonra değişti."
          actions={
            <Button size="sm" onPress={() => onChange(current)}>
              Tutarı güncelle
            </Button>
          }
        />
      )}
      {(statement.isError || open?.hasDueDates === false) && (
        <Alert
          tone="caution"
          title="Belgelerin güncel durumu okunamadı: tutarlar seçtiğiniz andan."
          actions={
            <Button
              size="sm"
              isPending={statement.isFetching || open?.isAskingAgain === true}
              onPress={() => (statement.isError ? void statement.refetch() : open?.askAgain())}
            >
              {words.retry}
            </Button>
          }
        />
      )}
      <div className={actions}>
        <Button size="sm" tone="quiet" onPress={() => onChange([])}>
          Belgeleri çıkar
        </Button>
      </div>
    </DocumentList>
  );
}
