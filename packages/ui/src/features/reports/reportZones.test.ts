import cases from '@vitrin/api-client/cases/tr-cases.json' with { type: 'json' };
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatAmount } from '../../text/formatAmount.ts';
import { todayInIstanbul } from '../../text/formatDate.ts';
import { firstLetter } from '../../text/firstLetter.ts';
import { arrangeLines } from './arrangeLines.ts';
import type { ReportView } from './ReportLine.ts';
import { defaultRange, rangePresets } from './reportRanges.ts';
import { finish } from '@vitrin/api-client/runSteps';
import { readInvoices, readMovements } from './reportRows.fixture.ts';
import { withOrigin } from './export/exportSheet.ts';
import { writeCsv } from '../../sheet/writeCsv.ts';
import { writeXlsx } from '../../sheet/writeXlsx.ts';
import { showCell } from './showCell.ts';
import { sumReport } from './sumReport.ts';
import { origin } from './origin.fixture.ts';
import { toSheet } from './toSheet.ts';
import { viewInvoices } from './viewInvoices.ts';
import { viewMovements } from './viewMovements.ts';

const shown = (view: ReportView, key: 'date' | 'kind' | 'debit') =>
  view.lines.map((line) => {
    const column = view.columns.find((one) => one.key === key);
    return column && showCell(line[key], column.kind);
  });

/** Amounts the list leaves open or refuses, and that are read here: both notations are understood. */
const settled: Record<string, number> = { '1234.56': 1234.56, '1,234.56': 1234.56 };
const readDebit = (BORC: unknown) => readMovements({ data: [{ BORC }] })[0]?.debit;

/** The remark some expected values carry cut off; what is not a date is a dash. */
const expectedDate = (text: string) => /^\d{2}\.\d{2}\.\d{4}/.exec(text)?.[0] ?? '—';

const ranges = (today: string) =>
  rangePresets(today).map(({ label, range }) => `${label} ${range.start} ${range.end}`);

// A device may be set to any zone; an account is kept in Türkiye.
describe.each(cases.clockZones)('on a device in %s', (zone) => {
  const own = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });

  test('the clock is really set', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  test('FMT-02 REPT-03 dates of every notation are shown as the day in Istanbul', () => {
    const view = viewMovements(readMovements({ data: cases.dates.map(([date]) => ({ TARIH: date })) }));
    expect(shown(view, 'date')).toEqual(cases.dates.map(([, date]) => expectedDate(String(date))));
  });

  test('FMT-03 REPT-03 amounts are added to the kuruş', () => {
    for (const [amounts, sum] of cases.sum as [unknown[], string][]) {
      const view = viewMovements(readMovements({ data: amounts.map((BORC) => ({ BORC, ALACAK: null })) }));
      const [total] = sumReport(view, view.lines);
      expect(showCell(total?.sums.debit, 'amount')).toBe(sum);
    }
  });

  test('FMT-01 FMT-03 amounts in every notation are read, and shown with two decimals', () => {
    for (const [text, expected] of cases.parseNumber) {
      // What is refused stays as it came.
      const wanted = settled[String(text)] ?? (typeof expected === 'number' ? expected : text || undefined);
      expect(readDebit(text), String(text)).toBe(wanted);
    }
    for (const [amount, words] of cases.formatPrice) {
      expect(formatAmount(readDebit(amount))).toBe(amount === 'abc' ? 'abc' : words);
    }
  });

  test('FMT-02 FMT-03 an exported workbook and CSV hold the same days and amounts', async () => {
    const data = cases.dates.map(([TARIH], index) => ({
      TARIH,
      BORC: cases.formatPrice[index % cases.formatPrice.length]?.[0],
      ALACAK: null,
    }));
    const view = viewMovements(readMovements({ data }));
    const sheet = withOrigin(toSheet(view, view.lines, [], { title: 'Genel Hareketler', origin }));
    const days = cases.dates.map(([, date]) => expectedDate(String(date)).replace('—', ''));
    // What rounds to nothing has no sign.
    const amounts = view.lines.map((line) => {
      const amount = line.debit;
      return typeof amount === 'number' ? amount.toFixed(2).replace(/^-(?=0\.00$)/, '') : (amount ?? '');
    });

    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(await new Blob(finish(writeXlsx(sheet))).arrayBuffer());
    const cells = (column: number) =>
      data.map((_row, index) => workbook.worksheets[0]?.getRow(index + 8).getCell(column).value);
    const written = cells(2).map((day) =>
      day instanceof Date ? day.toISOString().slice(0, 10).split('-').toReversed().join('.') : '',
    );
    expect(written).toEqual(days);
    expect(cells(4)).toEqual(
      amounts.map((amount) => (amount === '' ? null : amount === 'abc' ? 'abc' : Number(amount))),
    );

    const csv = await new Blob(finish(writeCsv(sheet))).text();
    const lines = csv.trimEnd().split('\r\n').slice(7);
    expect(lines.map((line) => line.split(';')[1])).toEqual(days);
    expect(lines.map((line) => line.split(';')[3])).toEqual(
      amounts.map((amount) => amount.replace('.', ',')),
    );
  });

  test('FMT-04 the filter takes letters as alike as people write them', () => {
    for (const [written, sought, isAlike] of cases.fold as [string, string, boolean][]) {
      const view = viewMovements(readMovements({ data: [{ FINANS_ISLEM_TURU: written }] }));
      const left = finish(arrangeLines(view, view.sort, sought));
      expect(left.length === 1, `${written} by ${sought}`).toBe(isAlike);
    }
    for (const [name, letter] of cases.firstLetter)
      expect(firstLetter(String(name)), String(name)).toBe(letter === 'F?' ? 'F' : letter);
  });

  test('FMT-04 REPT-03 rows sort by the Turkish alphabet', () => {
    const view = viewMovements(
      readMovements({ data: cases.sort.in.map((name) => ({ FINANS_ISLEM_TURU: name })) }),
    );
    const sorted = finish(arrangeLines(view, { key: 'kind', isDescending: false }, ''));
    expect(shown({ ...view, lines: sorted }, 'kind')).toEqual(cases.sort.out);
    const turned = finish(arrangeLines(view, { key: 'kind', isDescending: true }, ''));
    expect(shown({ ...view, lines: turned }, 'kind')).toEqual(cases.sort.out.toReversed());
  });

  test('REPT-02 the default range turns at midnight in Istanbul', () => {
    expect(cases.midnight.map((instant) => defaultRange(todayInIstanbul(new Date(instant))))).toEqual([
      { start: '2026-02-28', end: '2026-03-01' },
      { start: '2026-03-01', end: '2026-03-02' },
      { start: '2025-12-31', end: '2026-01-01' },
      { start: '2028-02-28', end: '2028-02-29' },
    ]);
  });

  test('REPT-02 the ready-made ranges are whole calendar periods', () => {
    expect(ranges('2028-03-31')).toEqual([
      'Bugün 2028-03-31 2028-03-31',
      'Bu Ay 2028-03-01 2028-03-31',
      'Geçen Ay 2028-02-01 2028-02-29',
      'Bu Yil 2028-01-01 2028-12-31',
    ]);
    expect(ranges('2026-01-01')).toContain('Geçen Ay 2025-12-01 2025-12-31');
    expect(ranges('2026-12-31')).toContain('Bu Ay 2026-12-01 2026-12-31');
  });

  test('days past the due date are calendar days', () => {
    const dues = ['2026-03-29T23:30:00', '2026-03-30', '2026-03-31', '2026-02-28T22:30:00Z'];
    const view = viewInvoices(readInvoices({ data: dues.map((VADE) => ({ VADE })) }), '2026-03-30');
    expect(view.lines.map((line) => line.overdue)).toEqual([1, 0, -1, 29]);
  });
});
