import { finishInPieces } from '@vitrin/api-client/runSteps';
import { saveFile } from '../primitives/saveFile.ts';
import type { Sheet } from './Sheet.ts';
import { writeCsv } from './writeCsv.ts';
import { writeXlsx } from './writeXlsx.ts';

export type SheetFormat = 'xlsx' | 'csv';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const formats = {
  xlsx: { write: (sheet: Sheet) => writeXlsx(sheet), type: workbookType },
  csv: { write: writeCsv, type: 'text/csv;charset=utf-8' },
} as const;

/** Offers a table as a file, made in slices between which the page answers. Rejects when it cannot be made. */
export async function saveSheet(
  sheet: Sheet,
  { format, fileName, signal }: { format: SheetFormat; fileName: string; signal: AbortSignal },
): Promise<void> {
  const { write, type } = formats[format];
  const parts = await finishInPieces<BlobPart[]>(write(sheet), signal);
  if (parts) saveFile(new Blob(parts, { type }), fileName);
}

/** Offers several tables as one workbook, made in slices. Rejects when it cannot be made. */
export async function saveWorkbook(
  sheets: readonly [Sheet, ...Sheet[]],
  { fileName, signal }: { fileName: string; signal: AbortSignal },
): Promise<void> {
  const parts = await finishInPieces<BlobPart[]>(writeXlsx(...sheets), signal);
  if (parts) saveFile(new Blob(parts, { type: workbookType }), fileName);
}
