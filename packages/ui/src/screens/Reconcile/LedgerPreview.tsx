import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { columnLetter } from '../../sheet/columnLetter.ts';
import { previewLines, type SheetPreview } from '../../sheet/previewLines.ts';
import { formatCount } from '../../text/formatAmount.ts';
import { formatDate } from '../../text/formatDate.ts';
import type { LedgerColumns, LedgerField } from '../../features/reconcile/ledger/LedgerColumns.ts';
import { readLedgerDate } from '../../features/reconcile/ledger/readLedgerDate.ts';
import { fieldsOf, fieldWords } from './fieldWords.ts';
import * as css from './LedgerMapping.css.ts';

export interface LedgerPreviewProps extends SheetPreview {
  columns: LedgerColumns;
}

/** Columns beside those that are read, as many as a page has room for. */
const others = 2;
const amounts: ReadonlySet<LedgerField | undefined> = new Set(['debit', 'credit', 'amount']);

/** The first rows of a ledger with the columns that are read set off. */
export function LedgerPreview({ rows, columns, head, width }: LedgerPreviewProps) {
  const fields = new Map(
    fieldsOf[columns.form].flatMap((field) => {
      const place = columns[field];
      return place === undefined ? [] : [[place, field] as const];
    }),
  );
  const lines = previewLines(rows, columns.skipped);
  const isFilled = (place: number) => lines.some(({ cells }) => (cells[place] ?? '') !== '');
  const rest = Array.from({ length: width }, (_, place) => place).filter(
    (place) => !fields.has(place) && isFilled(place),
  );
  const places = [...fields.keys(), ...rest.slice(0, others)].toSorted((a, b) => a - b);
  const kindOf = (place: number) => (amounts.has(fields.get(place)) ? 'number' : undefined);
  const look = (place: number) => ({
    'data-kind': kindOf(place),
    'data-chosen': fields.has(place) ? '' : undefined,
  });
  const textOf = (cells: readonly string[], place: number) => {
    const text = cells[place] ?? '';
    const date = fields.get(place) === 'date' ? readLedgerDate(text) : undefined;
    return date ? formatDate(date) : text;
  };

  return (
    // It has nothing to focus, and on a phone it is moved sideways.
    <div className={css.frame} role="region" aria-label="Önizleme" tabIndex={0}>
      <table className={css.table} aria-label="İlk beş satır">
        <thead>
          <tr>
            <th className={css.place} scope="col">
              <VisuallyHidden>Satır</VisuallyHidden>
            </th>
            {places.map((place) => {
              const field = fields.get(place);
              return (
                <th key={place} className={css.head} scope="col" {...look(place)}>
                  {field ? fieldWords[field] : columnLetter(place)}
                  <small className={css.columnName}>
                    {[field && columnLetter(place), head[place]].filter(Boolean).join(' · ')}
                  </small>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ cells, number }) => (
            <tr key={number}>
              <td className={css.place}>{formatCount(number)}</td>
              {places.map((place) => (
                <td key={place} className={`${css.cell} ${css.long}`} {...look(place)}>
                  {textOf(cells, place)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
