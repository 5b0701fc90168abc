import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Sheet } from './Sheet.ts';
import { sheetName } from './sheetName.ts';
import { sheetXml } from './sheetXml.ts';
import { workbookXml } from './workbookXml.ts';

/** Characters that are compressed at once: some milliseconds. */
const portion = 32_768;

/**
 * Tables as an Excel workbook, a sheet each: real numbers and days, formats, widths, bold head and totals.
 * @returns parts of the file; yields between small pieces of the work
 */
export function* writeXlsx(
  ...sheets: readonly [Sheet, ...Sheet[]]
): Generator<void, Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(new Uint8Array(part));
  });
  for (const [path, xml] of Object.entries(workbookXml(sheets.map(({ title }) => sheetName(title))))) {
    const file = new ZipDeflate(path);
    zip.add(file);
    file.push(strToU8(xml), true);
  }
  for (const [place, sheet] of sheets.entries()) {
    const file = new ZipDeflate(`xl/worksheets/sheet${place + 1}.xml`);
    zip.add(file);
    let pending = '';
    for (const piece of sheetXml(sheet)) {
      pending += piece;
      if (pending.length > portion) {
        file.push(strToU8(pending));
        pending = '';
      }
      yield;
    }
    file.push(strToU8(pending), true);
  }
  zip.end();
  return parts;
}
