import { useState } from 'react';
import type { Comparison, Reconciliation } from '../../features/reconcile/match/reconcile.ts';
import { originLines } from '../../features/reports/originLines.ts';
import type { ReportOrigin } from '../../features/reports/ReportSheet.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ArrowLeftRightIcon } from '../../primitives/Icon/ArrowLeftRightIcon.tsx';
import { DownloadIcon } from '../../primitives/Icon/DownloadIcon.tsx';
import { FileSpreadsheetIcon } from '../../primitives/Icon/FileSpreadsheetIcon.tsx';
import { PrinterIcon } from '../../primitives/Icon/PrinterIcon.tsx';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { formatDate } from '../../text/formatDate.ts';
import { words } from '../../text/words.ts';
import { actions } from './Result.css.ts';

export interface ResultActionsProps {
  onTurn: () => void;
  onChoose: () => void;
  comparison: Comparison;
  result: Reconciliation;
  origin: ReportOrigin;
}

/** Turns the sides, takes another ledger, prints, and saves the whole as a workbook. What writes it is fetched when it is wanted. */
export function ResultActions({ onTurn, onChoose, comparison, result, origin }: ResultActionsProps) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const [{ reconciliationSheets }, { saveWorkbook }] = await Promise.all([
        import('../../features/reconcile/export/reconciliationSheets.ts'),
        import('../../sheet/saveSheet.ts'),
      ]);
      await saveWorkbook(reconciliationSheets(comparison, result, originLines(origin)), {
        fileName: `Mutabakat - ${formatDate(origin.day)}.xlsx`,
        signal: new AbortController().signal,
      });
    } catch {
      toasts.show({
        tone: 'critical',
        title: 'Dosya hazırlanamadı.',
        action: { label: words.retry, onPress: () => void save() },
      });
    } finally {
      setSaving(false);
    }
  };
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
        isPending={isSaving}
        pendingLabel="Hazırlanıyor…"
        onPress={() => void save()}
      >
        Dışa Aktar
      </Button>
    </div>
  );
}
