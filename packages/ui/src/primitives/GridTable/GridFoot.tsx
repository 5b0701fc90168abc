import { assignInlineVars } from '../../theme/assignInlineVars.ts';
import type { GridFootRow } from './GridColumn.ts';
import { cell } from './GridTable.css.ts';
import { foot, footCell, footColumns, footRow } from './LongGridTable.css.ts';

export interface GridFootProps {
  rows: readonly GridFootRow[];
  /** Keys of the columns, in their order. */
  columns: readonly string[];
}

/** The rows of totals, each sum under its column. */
export function GridFoot({ rows, columns }: GridFootProps) {
  const spanOf = (from: string, to: string) =>
    (to === '-1' ? columns.length : columns.indexOf(to)) - columns.indexOf(from);
  return (
    <div className={foot} role="rowgroup">
      {rows.map(({ key, className, cells }, index) => (
        <div
          key={key}
          role="row"
          className={className === undefined ? footRow : `${footRow} ${className}`}
          data-foot={String(index)}
        >
          {cells.map(({ from, to, label, kind, text, content }) => (
            <div
              key={from}
              className={`${cell[kind]} ${footCell}`}
              role="cell"
              aria-colspan={to === undefined ? undefined : spanOf(from, to)}
              translate={kind === 'text' ? undefined : 'no'}
              data-label={label}
              data-from={from}
              style={assignInlineVars({ [footColumns]: to === undefined ? from : `${from} / ${to}` })}
            >
              {content ?? text}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
