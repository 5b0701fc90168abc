import type { Comparison, Reconciliation } from '../../features/reconcile/match/reconcile.ts';
import { originLines } from '../../features/reports/originLines.ts';
import type { ReportOrigin } from '../../features/reports/ReportSheet.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ArrowLeftRightIcon } from '../../primitives/Icon/ArrowLeftRightIcon.tsx';
import { DownloadIcon } from '../../primitives/Icon/DownloadIcon.tsx';
import { FileSpreadsheetIcon } from '../../primitives/Icon/FileSpreadsheetIcon.tsx';
import { PrinterIcon } from '../../primitives/Icon/PrinterIcon.tsx';
import { formatDate } from '../../text/formatDate.ts';
import { actions } from './Result.css.ts';
import { useMaking } from './useMaking.ts';

export interface ResultActionsProps {
  onTurn: () => void;
  onChoose: () => void;
  comparison: Comparison;
  result: Reconciliation;
  origin: ReportOrigin;
}

/** Turns the sides, takes another ledger, prints, and saves the whole as a workbook. What writes it is fetched when it is wanted. */
export function ResultActions({ onTurn, onChoose, comparison, result, origin }: ResultActionsProps) {
  const { isMaking, start } = useMaking('Dosya hazırlanamadı.', async () => {
    const [{ reconciliationSheets }, { saveWorkbook }] = await Promise.all([
      import('../../features/reconcile/export/reconciliationSheets.ts'),
      import('../../sheet/saveSheet.ts'),
    ]);
    await saveWorkbook(reconciliationSheets(comparison, result, originLines(origin)), {
      fileName: `Mutabakat - ${formatDate(origin.day)}.xlsx`,
      signal: new AbortController().signal,
    });
  });
  return (
    <div className={actions}>
      <Button tone="quiet" icon={<ArrowLeftRightIcon size="sm" />} onPress={onTurn}>
        Tarafları Çevir
      </Button>
      <Button icon={<FileSpreadsheetIcon size="sm" />} onPress={onChoose}>
        Defter Seç
      </Button>
      <Button icon={<PrinterIcon size="sm" />} onPress={() => window.print()}>
        Yazdır
      </Button>
      <Button
        icon={<DownloadIcon size="sm" />}
        isPending={isMaking}
        pendingLabel="Hazırlanıyor…"
        onPress={() => void start()}
      >
        Dışa Aktar
      </Button>
    </div>
  );
}
