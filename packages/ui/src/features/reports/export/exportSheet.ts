import type { ReportSheet } from '../ReportSheet.ts';
import { finishInPieces } from '@vitrin/api-client/runSteps';
import { saveFile } from '../../../primitives/saveFile.ts';
import { exportFileName } from './exportFileName.ts';
import { writeCsv } from './writeCsv.ts';
import { writeXlsx } from './writeXlsx.ts';

export type ExportFormat = 'xlsx' | 'csv';

const formats = {
  xlsx: { write: writeXlsx, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  csv: { write: writeCsv, type: 'text/csv;charset=utf-8' },
} as const;

/** Offers a report as a file, made in slices between which the page answers. Rejects when it cannot be made. */
export async function exportSheet(
  sheet: ReportSheet,
  format: ExportFormat,
  signal: AbortSignal,
): Promise<void> {
  const { write, type } = formats[format];
  const parts = await finishInPieces<BlobPart[]>(write(sheet), signal);
  if (parts) saveFile(new Blob(parts, { type }), exportFileName(sheet, format));
}
