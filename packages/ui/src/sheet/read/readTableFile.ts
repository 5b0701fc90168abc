import { decodeText, type DecodedText, type Encoding } from './decodeText.ts';
import { fileLimit } from './fileLimit.ts';
import { type FileKind, identifyFile } from './identifyFile.ts';
import type { Delimiter } from './delimiters.ts';
import { findDelimiter, readTextTable } from './readTextTable.ts';
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

/** What was found out of a text; '' for a list of codes alone, where nothing is cut. */
export interface TextKind extends Pick<DecodedText, 'encoding'> {
  readonly delimiter: Delimiter | '';
}

/** What somebody has said of a text, where it was found out wrongly. */
export interface ToldText {
  readonly encoding?: Encoding;
  readonly delimiter?: Delimiter;
}

export type FileReading =
  | {
      readonly kind: 'read';
      /** What it was read as. */
      readonly as: 'workbook' | TextKind;
      /** Those that hold something, at least one. */
      readonly sheets: readonly SheetTable[];
    }
  | { readonly kind: 'refused'; readonly problem: FileProblem };

/** Rows of titles, heads and totals around a table are few. */
const titles = 20;

const refused = (problem: FileProblem): FileReading => ({ kind: 'refused', problem });

/**
 * Reads a workbook or a text file as tables, by its content. All of it or nothing: what is too large is not cut.
 * @param rowLimit rows that a table may have, titles above it aside
 */
export async function readTableFile(
  bytes: Uint8Array<ArrayBuffer>,
  rowLimit: number,
  told: ToldText = {},
): Promise<FileReading> {
  if (bytes.length > fileLimit) return refused('tooLarge');
  const kind = identifyFile(bytes);
  if (kind !== 'workbook' && kind !== 'text') return refused(kind);
  const reading = kind === 'text' ? readText(bytes, told) : await readSheets(bytes);
  if (reading.kind === 'refused') return reading;
  if (reading.sheets.length === 0) return refused('empty');
  return reading.sheets.some(({ rows }) => rows.length > rowLimit + titles)
    ? refused('tooManyRows')
    : reading;
}

function readText(bytes: Uint8Array, told: ToldText): FileReading {
  const { text, encoding } = decodeText(bytes, told.encoding);
  const delimiter = told.delimiter ?? findDelimiter(text);
  const rows = readTextTable(text, delimiter);
  const isCut = rows.some(({ length }) => length > 1);
  return {
    kind: 'read',
    as: { encoding, delimiter: isCut ? delimiter : '' },
    sheets: rows.length === 0 ? [] : [{ name: '', rows }],
  };
}

async function readSheets(bytes: Uint8Array<ArrayBuffer>): Promise<FileReading> {
  try {
    if (unpacksBeyond(bytes, unpackedLimit)) return refused('unpacksTooLarge');
    return { kind: 'read', as: 'workbook', sheets: await readWorkbook(bytes) };
  } catch {
    return refused('damaged');
  }
}
