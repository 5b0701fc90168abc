import type { CellValue, ColumnKey, ReportLine, ReportView } from './ReportLine.ts';

/** The value a line has in a column; undefined where the report has no such column. */
export const cellOf = (
  { columns }: Pick<ReportView, 'columns'>,
  line: ReportLine,
  key: ColumnKey,
): CellValue => line.cells[columns.findIndex((column) => column.key === key)];
