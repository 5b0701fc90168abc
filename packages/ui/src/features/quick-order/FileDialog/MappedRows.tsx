import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { columnLetter } from '../../../sheet/columnLetter.ts';
import { previewLines, searchedRows, type SheetPreview } from '../../../sheet/previewLines.ts';
import { formatCount } from '../../../text/formatAmount.ts';
import type { ColumnGuess } from '../file/guessColumns.ts';
import { readRow } from '../file/readRow.ts';
import { LineState } from '../LineState/LineState.tsx';
import {
  beside,
  cell,
  chosen,
  frame,
  headCell,
  lostCode,
  onPhone,
  place,
  quantityCell,
  table,
  twoLines,
} from './MappedRows.css.ts';

export interface MappedRowsProps extends SheetPreview {
  mapping: ColumnGuess;
}

/** Columns beside those of codes and quantities, as many as a dialog has room for. */
const others = 3;

/** The first rows of a list as they are understood, with the columns of codes and quantities set off. */
export function MappedRows({ rows, mapping: { skipped, code, quantity }, head, width }: MappedRowsProps) {
  const all = Array.from({ length: width }, (_, column) => column);
  const rest = all.filter(
    (column) => column !== code && column !== quantity && holdsWords(rows.slice(skipped), column),
  );
  const kept = new Set([code, quantity, ...rest.slice(0, others)]);
  const columns = all.filter((column) => kept.has(column));
  const lines = previewLines(rows, skipped).map((row) => ({
    ...row,
    line: code === undefined ? undefined : readRow(row.cells, { code, quantity, skipped }),
  }));

  return (
    <div className={frame}>
      <table className={table} aria-label="İlk beş satır">
        <thead>
          <tr>
            <th className={place} scope="col">
              <VisuallyHidden>Satır</VisuallyHidden>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={headLook(column)}>
                {column === code ? 'Kod' : column === quantity ? 'Miktar' : columnLetter(column)}
                <small className={twoLines}>{columnName(column)}</small>
              </th>
            ))}
            <th className={headCell} scope="col">
              Anlaşılan
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ cells, number, line }) => (
            <tr key={number}>
              <td className={place}>{formatCount(number)}</td>
              {columns.map((column) => (
                <td key={column} className={look(column)}>
                  {column === code && line?.kind === 'lostBarcode' ? (
                    <s className={lostCode}>{cells[column]}</s>
                  ) : (
                    <span className={twoLines}>{cells[column]}</span>
                  )}
                  {column === code && rest[0] !== undefined && (
                    <small className={onPhone}>{cells[rest[0]]}</small>
                  )}
                </td>
              ))}
              <td className={cell}>{line && <LineState kind={line.kind} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

  function look(column: number) {
    if (column === code) return `${cell} ${chosen}`;
    return column === quantity ? `${quantityCell} ${chosen}` : `${cell} ${beside}`;
  }
  function headLook(column: number) {
    if (column === code) return `${headCell} ${chosen}`;
    return column === quantity ? `${headCell} ${quantityCell} ${chosen}` : `${headCell} ${beside}`;
  }
  function columnName(column: number) {
    const isChosen = column === code || column === quantity;
    return [isChosen && columnLetter(column), head[column]].filter(Boolean).join(' · ');
  }
}

/** Names and units tell people what a row is; numbers beside them do not. */
const holdsWords = (rows: MappedRowsProps['rows'], column: number) =>
  rows.slice(0, searchedRows).some((cells) => /\p{L}/u.test(cells[column] ?? ''));
