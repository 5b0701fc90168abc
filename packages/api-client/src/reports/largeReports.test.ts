import { afterEach, expect, test, vi } from 'vitest';
import { failure, recording } from '../cases/proveCalls.ts';
import { getInvoiceReport, getMovementReport, getOrderReport, getStatementReport } from './reports.ts';

const range = { begin: '2026-01-01', end: '2026-12-31' };
const data = Array.from({ length: 2000 }, (_, index) => ({ ID: index + 1, Id: index + 1 }));

afterEach(() => {
  vi.restoreAllMocks();
});

/** A clock on which every step of reading takes longer than a slice; counts how often it is looked at. */
function slowClock(onLook: (looks: number) => void = () => undefined) {
  let looks = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    looks += 1;
    onLook(looks);
    return looks * 10;
  });
}

test.each([
  ['movements', getMovementReport],
  ['statement', getStatementReport],
  ['orders', getOrderReport],
  ['invoices', getInvoiceReport],
] as const)('the page answers while the rows of %s are read', async (_, getReport) => {
  recording({ data });
  slowClock();
  const channels = vi.spyOn(globalThis, 'MessageChannel');
  const rows = await getReport(range);
  expect(rows.map(({ id }) => id)).toEqual(data.map(({ ID }) => ID));
  // A turn for every 250 rows.
  expect(channels.mock.calls.length).toBeGreaterThanOrEqual(8);
});

test('reading is given up when nobody wants the rows any more', async () => {
  recording({ data });
  const controller = new AbortController();
  slowClock((looks) => {
    if (looks === 4) controller.abort();
  });
  expect(await failure(getStatementReport(range, controller.signal))).toMatchObject({ name: 'AbortError' });
});
