import { saveSheet, type SheetFormat } from '../../../sheet/saveSheet.ts';
import type { Sheet } from '../../../sheet/Sheet.ts';
import { originLines } from '../originLines.ts';
import type { ReportSheet } from '../ReportSheet.ts';
import { exportFileName } from './exportFileName.ts';

/** A report as a file holds it: whose it is stands over it. */
export const withOrigin = ({ origin, ...sheet }: ReportSheet): Sheet => ({
  ...sheet,
  about: [[sheet.title], ...originLines(origin)],
});

/** Offers a report as a file. Rejects when it cannot be made. */
export const exportSheet = (sheet: ReportSheet, format: SheetFormat, signal: AbortSignal): Promise<void> =>
  saveSheet(withOrigin(sheet), { format, fileName: exportFileName(sheet, format), signal });
