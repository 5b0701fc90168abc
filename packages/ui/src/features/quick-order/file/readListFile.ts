import { decodeText } from './decodeText.ts';
import { fileLimit, rowLimit } from './fileLimits.ts';
import { type FileKind, identifyFile } from './identifyFile.ts';
import { readTextTable } from './readTextTable.ts';
import { readWorkbook, type SheetTable, unpackedLimit, unpacksBeyond } from './readWorkbook.ts';

/** Why a file is not read: what it is, or what is wrong with it. */
export type FileProblem =
  | Exclude<FileKind, 'workbook' | 'text'>
  | 'tooLarge'
  | 'unpacksTooLarge'
  | 'tooManyRows'
  | 'damaged'
  /** It cannot be opened: moved, deleted, a folder, or held by another program. */
  | 'inaccessible';

export type FileReading =
  | {
      readonly kind: 'read';
      readonly as: 'workbook' | 'text';
      /** Those that hold something, at least one. */
      readonly sheets: readonly SheetTable[];
    }
  | { readonly kind: 'refused'; readonly problem: FileProblem };

const refused = (problem: FileProblem): FileReading => ({ kind: 'refused', problem });

/** Reads a workbook or a text file as tables, by its content. All of it or nothing: what is too large is not cut. */
export async function readListFile(bytes: Uint8Array<ArrayBuffer>): Promise<FileReading> {
  if (bytes.length > fileLimit) return refused('tooLarge');
  const kind = identifyFile(bytes);
  if (kind !== 'workbook' && kind !== 'text') return refused(kind);
  const sheets = kind === 'text' ? readTextSheets(bytes) : await readSheets(bytes);
  if (!Array.isArray(sheets)) return sheets;
  if (sheets.length === 0) return refused('empty');
  // The rows of titles above a list are few.
  return sheets.some(({ rows }) => rows.length > rowLimit + 20)
    ? refused('tooManyRows')
    : { kind: 'read', as: kind, sheets };
}

function readTextSheets(bytes: Uint8Array): SheetTable[] {
  const rows = readTextTable(decodeText(bytes));
  return rows.length === 0 ? [] : [{ name: '', rows }];
}

async function readSheets(bytes: Uint8Array<ArrayBuffer>): Promise<SheetTable[] | FileReading> {
  try {
    if (unpacksBeyond(bytes, unpackedLimit)) return refused('unpacksTooLarge');
    return [...(await readWorkbook(bytes))];
  } catch {
    return refused('damaged');
  }
}
