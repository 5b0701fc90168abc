import { escapeXml } from './escapeXml.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org';
const documents = `${office}/officeDocument/2006/relationships`;
const contents = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places in the list of formats below. */
export const cellStyles = {
  plain: { text: 0, date: 1, amount: 2, rate: 3, code: 4, count: 0 },
  head: 5,
  total: { text: 5, date: 6, amount: 7, rate: 8, code: 9, count: 5 },
} as const;

const format = (number: number, font: number) =>
  `<xf numFmtId="${number}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
// 4 is `#,##0.00` everywhere, shown in the reader's own notation; 164 and 165 are ours. 49 is text, which a code stays when
// its cell is edited, too.
const formats = [0, 164, 4, 165, 49];

/** All but the sheets of a workbook (ECMA-376), by their paths in the file; sheet 1 is the first by its name. */
export const workbookXml = (sheets: readonly string[]): Record<string, string> => ({
  '[Content_Types].xml': `${declaration}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contents}.sheet.main+xml"/>${sheets.map((_, place) => `<Override PartName="/xl/worksheets/sheet${place + 1}.xml" ContentType="${contents}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${contents}.styles+xml"/></Types>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${documents}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${declaration}<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${documents}"><sheets>${sheets.map((name, place) => `<sheet name="${escapeXml(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`).join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${office}/package/2006/relationships">${sheets.map((_, place) => `<Relationship Id="rId${place + 1}" Type="${documents}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`).join('')}<Relationship Id="styles" Type="${documents}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${office}/spreadsheetml/2006/main"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="#,##0.0000"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="10">${[0, 1].flatMap((font) => formats.map((number) => format(number, font))).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
});
