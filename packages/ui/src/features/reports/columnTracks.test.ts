import { readInvoices, readMovements, readOrders } from '@vitrin/api-client/read/readReport';
import * as reports from '@vitrin/demo-server/fixtures/reports';
import { expect, test } from 'vitest';
import { columnTracks } from './columnTracks.ts';
import { viewInvoices } from './viewInvoices.ts';
import { viewMovements } from './viewMovements.ts';
import { viewOrders } from './viewOrders.ts';
import { viewStatement } from './viewStatement.ts';

const leastWidth = (tracks: string) =>
  [...tracks.matchAll(/(\d+)px/g)].reduce((sum, [, width]) => sum + Number(width), 0);

/** A window of 1024 px less its gutters and a scrollbar. */
const laptop = 1024 - 2 * 24 - 15;

test.each([
  ['statement', viewStatement(readMovements(reports.statementReport))],
  ['movements', viewMovements(readMovements(reports.movementReport))],
  ['orders', viewOrders(readOrders(reports.orderReport))],
  ['invoices', viewInvoices(readInvoices(reports.invoiceReportYear), '2026-11-26')],
])('REPT-01 every column of the %s fits a laptop', (_, { columns }) => {
  expect(leastWidth(columnTracks(columns).narrow)).toBeLessThanOrEqual(laptop);
});
