import { Unzip, UnzipInflate } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';

/** A sheet that holds something, as texts: what a cell shows as a number is written without grouping and with a decimal comma. */
export interface SheetTable {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** Unpacked bytes beyond which reading stops. */
export const unpackedLimit = 64 * 1024 * 1024;
/** Packed bytes looked at in one go: what they unpack to is bounded by what deflate can do (1,032 : 1). */
const piece = 64 * 1024;

/** Whether an archive unpacks to more than `limit` bytes; what its directory says of sizes is not believed. */
export function unpacksBeyond(bytes: Uint8Array, limit: number): boolean {
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    file.ondata = (error, data) => {
      if (error) throw error;
      unpacked += data.length;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let place = 0; place < bytes.length; place += piece) {
    if (unpacked > limit) return true;
    unzip.push(bytes.subarray(place, place + piece), place + piece >= bytes.length);
  }
  return unpacked > limit;
}

/** A date becomes its day, all else what stands in the file: a code keeps its zeros, a number gets no `.0`. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'string') return cell.trim();
  return typeof cell === 'boolean' ? (cell ? '1' : '0') : '';
}

/**
 * Numbers as a Turkish spreadsheet shows them: 15 digits of what it keeps ('0.30000000000000004'), with a decimal comma. By a point
 * 1.234 would be a thousand and more to whoever reads on.
 */
function plainNumber(text: string): string {
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  return Number.isSafeInteger(number)
    ? String(number)
    : String(Number(number.toPrecision(15))).replace('.', ',');
}

/**
 * The sheets of a workbook that hold anything. Throws where it is none, is cut off or has a structure that cannot be read;
 * formulas are the values they had when it was saved.
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<readonly SheetTable[]> {
  const sheets = await readXlsxFile(bytes.buffer, { parseNumber: plainNumber });
  return sheets
    .map(({ sheet, data }) => ({ name: sheet, rows: data.map((cells) => cells.map(textOf)) }))
    .filter(({ rows }) => rows.some((cells) => cells.some((cell) => cell !== '')));
}
