import { strToU8, zipSync } from 'fflate';

export interface SheetFixture {
  readonly name: string;
  /** What stands within `<sheetData>`. */
  readonly data: string;
  readonly state?: 'hidden';
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as spreadsheets write it (ECMA-376), of sheets whose rows are written out. */
export function writeWorkbook(
  sheets: readonly SheetFixture[],
  { strings = '', is1904 = false }: { strings?: string; is1904?: boolean } = {},
): Uint8Array<ArrayBuffer> {
  const list = sheets.map(
    ({ name, state }, place) =>
      `<sheet name="${name}" sheetId="${place + 1}"${state ? ` state="${state}"` : ''} r:id="rId${place + 1}"/>`,
  );
  const links = sheets.map(
    (_, place) =>
      `<Relationship Id="rId${place + 1}" Type="${office}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`,
  );
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    ),
    'xl/workbook.xml': strToU8(
      `${head}<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${list.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${head}<Relationships xmlns="${relations}">${links.join('')}<Relationship Id="s1" Type="${office}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="s2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/sharedStrings.xml': strToU8(`${head}<sst xmlns="${main}">${strings}</sst>`),
    'xl/styles.xml': strToU8(
      `${head}<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(
      sheets.map(({ data }, place) => [
        `xl/worksheets/sheet${place + 1}.xml`,
        strToU8(`${head}<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`),
      ]),
    ),
  });
}
