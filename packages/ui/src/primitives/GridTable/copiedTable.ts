/** A copied cell. A `code` stays text in a spreadsheet; a `value` becomes what the spreadsheet takes it for. */
export interface CopiedCell {
  readonly text: string;
  readonly kind: 'text' | 'code' | 'value';
  readonly isHead?: boolean;
}

/** Rows of a copied table; undefined where a row has a cell that was not chosen. */
export type CopiedRows = readonly (readonly (CopiedCell | undefined)[])[];

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** What a spreadsheet would run as a formula. */
const runs = /^[=+\-@]/;

function htmlOf(cell: CopiedCell | undefined): string {
  if (!cell) return '<td></td>';
  const { text, kind, isHead } = cell;
  if (isHead) return `<th>${escaped(text)}</th>`;
  // Spreadsheets read it as 'text, whatever it looks like': a bar code keeps its digits, a name that begins with '=' its sign.
  const isText = kind === 'code' || (kind === 'text' && runs.test(text));
  return `<td${isText ? String.raw` style="mso-number-format:'\@'"` : ''}>${escaped(text)}</td>`;
}

/** A cell as it stands between tabs; what looks like the beginning of a quoted one is quoted. */
function plainOf(cell: CopiedCell | undefined): string {
  const text = (cell?.text ?? '').replaceAll(/[\t\r\n]+/g, ' ');
  return text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as the two texts that spreadsheets, mails and chats take from the clipboard. */
export function copiedTable(rows: CopiedRows): { readonly html: string; readonly plain: string } {
  const html = rows.map((cells) => `<tr>${cells.map(htmlOf).join('')}</tr>`).join('');
  return {
    html: `<meta charset="utf-8"><table><tbody>${html}</tbody></table>`,
    plain: rows.map((cells) => cells.map(plainOf).join('\t')).join('\n'),
  };
}
