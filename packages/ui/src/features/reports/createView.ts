import { currencyOf } from './currencyOf.ts';
import type { CellValue, ReportColumn, ReportLine, ReportView, SortOrder } from './ReportLine.ts';

/** A column and where a row of the wire's reading has its value; `order` is the row's place, from 0. */
export interface RowColumn<Row> extends ReportColumn {
  readonly value: (row: Row, order: number) => CellValue;
}

interface ViewRules<Row> {
  readonly columns: readonly RowColumn<Row>[];
  readonly sort: SortOrder;
  readonly action: (row: Row) => ReportLine['action'];
}

/** Backends write one currency under two names; it has one sum. */

/** Rows of one report in the shape all reports share; they keep the order they came in. */
export function createView<Row extends { readonly currency: string }>(
  rows: readonly Row[],
  { columns, sort, action }: ViewRules<Row>,
): ReportView {
  return {
    columns,
    sort,
    lines: rows.map((row, order) => ({
      order,
      cells: columns.map(({ value }) => value(row, order)),
      currency: currencyOf(row.currency),
      action: action(row),
    })),
  };
}
