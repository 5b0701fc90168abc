import * as reports from '@vitrin/demo-server/fixtures/reports';
import { describe, expect, test } from 'vitest';
import { readInvoices, readMovements, readOrders } from './reportRows.fixture.ts';
import { figureWidth } from '../../primitives/RowGroup/figureWidth.ts';
import { columnTracks } from './columnTracks.ts';
import { viewInvoices } from './viewInvoices.ts';
import { viewMovements } from './viewMovements.ts';
import { viewOrders } from './viewOrders.ts';
import { viewStatement } from './viewStatement.ts';

const leastWidth = (tracks: string) =>
  [...tracks.matchAll(/(\d+)px/g)].reduce((sum, [, width]) => sum + Number(width), 0);

/** A window of 1024 px less its gutters and a scrollbar, and one of 1280 px. */
const laptop = 1024 - 2 * 24 - 15;
const desktop = 1280 - 2 * 24 - 15;

describe.each([
  ['statement', viewStatement(readMovements(reports.statementReport))],
  ['movements', viewMovements(readMovements(reports.movementReport))],
  ['orders', viewOrders(readOrders(reports.orderReport))],
  ['invoices', viewInvoices(readInvoices(reports.invoiceReportYear), '2026-11-26')],
])('%s', (_, { columns, lines }) => {
  test('REPT-01 every column fits a laptop', () => {
    expect(leastWidth(columnTracks(columns).narrow)).toBeLessThanOrEqual(laptop);
  });

  test('REPT-05 a hundred milliards have the room of their figures and fit a window of 1280 px', () => {
    const some = lines.slice(0, 5).map((line) => ({
      ...line,
      cells: columns.map(({ kind }) => (kind === 'amount' ? 23_456_789_012.34 : undefined)),
    }));
    const { wide, narrow, isLarge } = columnTracks(columns, some);
    const total = figureWidth('117.283.945.061,70');
    for (const { key } of columns.filter(({ kind }) => kind === 'amount')) {
      for (const tracks of [wide, narrow]) {
        expect(Number(new RegExp(`\\[${key}\\] (\\d+)px`).exec(tracks)?.[1])).toBeGreaterThanOrEqual(
          total - 12,
        );
      }
    }
    expect(isLarge).toBe(true);
    expect(leastWidth(wide)).toBeLessThanOrEqual(desktop);
  });

  test('REPT-05 a report that has none is as it always is', () => {
    expect(columnTracks(columns, lines)).toEqual(columnTracks(columns));
  });
});
