import { readInvoices, readMovements, readOrders } from './reportRows.fixture.ts';
import * as reports from '@vitrin/demo-server/fixtures/reports';
import { describe, expect, test } from 'vitest';
import { figureWidth } from '../../primitives/GridTable/figureWidth.ts';
import type { GridWidth } from '../../primitives/GridTable/GridColumn.ts';
import { columnWidths } from './columnWidths.ts';
import type { ReportColumn, ReportLine } from './ReportLine.ts';
import { viewInvoices } from './viewInvoices.ts';
import { viewMovements } from './viewMovements.ts';
import { viewOrders } from './viewOrders.ts';
import { viewStatement } from './viewStatement.ts';

const leastOf = (width: GridWidth | 'folded') =>
  width === 'folded' ? 0 : typeof width === 'number' ? width : width.least;
const widthsIn = (columns: readonly ReportColumn[], lines?: readonly ReportLine[]) => {
  const { widthsOf, action } = columnWidths(columns, lines);
  return [...columns.map(widthsOf), action];
};
const total = (widths: ReturnType<typeof widthsIn>, form: 'width' | 'narrow') =>
  widths.reduce((sum, one) => sum + leastOf(one[form]), 0);

/** The room for a report in windows of 1024 and 1280 px, beside gutters and a scrollbar. */
const laptop = 1024 - 2 * 24 - 15;
const desktop = 1280 - 2 * 24 - 15;

describe.each([
  ['statement', viewStatement(readMovements(reports.statementReport))],
  ['movements', viewMovements(readMovements(reports.movementReport))],
  ['orders', viewOrders(readOrders(reports.orderReport))],
  ['invoices', viewInvoices(readInvoices(reports.invoiceReportYear), '2026-11-26')],
])('%s', (_, { columns, lines }) => {
  test('REPT-01 every column fits a laptop', () => {
    expect(total(widthsIn(columns), 'narrow')).toBeLessThanOrEqual(laptop);
  });

  test('REPT-05 a hundred milliards have the room of their figures and fit a window of 1280 px', () => {
    const milliards = 23_456_789_012.34;
    const some = lines.slice(0, 5).map((line) => ({
      ...line,
      ...Object.fromEntries(
        columns.flatMap(({ key, kind }) => (kind === 'amount' ? [[key, milliards]] : [])),
      ),
    }));
    const { widthsOf } = columnWidths(columns, some);
    const longest = figureWidth('117.283.945.061,70');
    for (const column of columns.filter(({ kind }) => kind === 'amount')) {
      const { width, narrow } = widthsOf(column);
      for (const one of [width, narrow]) expect(leastOf(one)).toBeGreaterThanOrEqual(longest - 12);
    }
    expect(total(widthsIn(columns, some), 'width')).toBeLessThanOrEqual(desktop);
  });

  test('REPT-05 a report that has none is as it always is', () => {
    expect(widthsIn(columns, lines)).toEqual(widthsIn(columns));
  });
});
