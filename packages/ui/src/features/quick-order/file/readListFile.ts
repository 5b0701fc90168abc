import type { ListLine } from '../list/ListLine.ts';
import { readQuantityCell } from '../list/readQuantityCell.ts';
import { decodeText } from './decodeText.ts';
import { type FileKind, identifyFile } from './identifyFile.ts';
import { readTextTable } from './readTextTable.ts';
import { readWorkbook, type SheetTable, unpackedLimit, unpacksBeyond } from './readWorkbook.ts';

/** Bytes a file may have. */
export const fileLimit = 10 * 1024 * 1024;
/** Rows a list may have. */
export const rowLimit = 5000;

/** Why a file is not read: what it is, or what is wrong with it. */
export type FileProblem = Exclude<FileKind, 'workbook' | 'text'> | 'tooLarge' | 'tooManyRows' | 'damaged';

export type FileReading =
  | { readonly kind: 'read'; readonly sheets: readonly SheetTable[] }
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
    : { kind: 'read', sheets };
}

function readTextSheets(bytes: Uint8Array): SheetTable[] {
  const rows = readTextTable(decodeText(bytes));
  return rows.length === 0 ? [] : [{ name: '', rows }];
}

async function readSheets(bytes: Uint8Array<ArrayBuffer>): Promise<SheetTable[] | FileReading> {
  try {
    if (unpacksBeyond(bytes, unpackedLimit)) return refused('tooLarge');
    return [...(await readWorkbook(bytes))];
  } catch {
    return refused('damaged');
  }
}

/** A bar code that a spreadsheet has shortened to so many digits and a power of ten: which one it was cannot be told. */
const shortened = /^\d(?:[.,]\d+)?e\+?\d+$/i;

/** The lines of a table, from the columns of codes and quantities; without a column of quantities each is one. */
export function readRows(
  rows: SheetTable['rows'],
  { code, quantity }: { code: number; quantity: number | undefined },
): readonly ListLine[] {
  return rows.flatMap((cells): ListLine[] => {
    const name = cells[code] ?? '';
    const count = quantity === undefined ? '' : (cells[quantity] ?? '');
    if (name === '') return count === '' ? [] : [{ kind: 'unreadable', text: cells.join(' ').trim() }];
    if (shortened.test(name)) return [{ kind: 'lostBarcode', text: name }];
    const read = count === '' ? 1 : (readQuantityCell(count) ?? 'bad');
    return [
      read === 'bad'
        ? { kind: 'badQuantity', code: name, text: count }
        : { kind: 'product', code: name, quantity: read },
    ];
  });
}
