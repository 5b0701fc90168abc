import { expect, test } from 'vitest';
import { readRange, readReportQuery, reportHref, writeReportQuery } from './reportQuery.ts';

const read = (address: string) => readReportQuery(new URLSearchParams(address));

test('an address says range and open document', () => {
  expect(read('begin=2026-11-01&end=2026-11-30&belge=VTR2026&tur=irsaliye')).toEqual({
    range: { start: '2026-11-01', end: '2026-11-30' },
    document: { kind: 'deliveryNote', documentNo: 'VTR2026' },
  });
});

test.each([
  '',
  'begin=2026-11-01',
  'begin=2026-02-31&end=2026-03-01',
  'begin=2026-11-30&end=2026-11-01',
  'begin=0001-01-01&end=2026-11-01',
  'belge=VTR1',
  'belge=VTR1&tur=toString',
  'belge=&tur=fatura',
])('%j says nothing that can be shown', (address) => expect(read(address)).toEqual({}));

test('USE-15 a document of a report has an address of its own', () =>
  expect(
    reportHref('faturalistesi', {
      range: { start: '2026-11-01', end: '2026-11-30' },
      document: { kind: 'invoice', documentNo: 'F&1' },
    }),
  ).toBe('/spa/report/faturalistesi?begin=2026-11-01&end=2026-11-30&belge=F%261&tur=fatura'));

test('what is written is read back, whatever the number holds, and the rest of the address stays', () => {
  const query = {
    range: { start: '2026-11-01', end: '2026-11-01' },
    document: { kind: 'order', documentNo: 'SİP/2026 #1&x=%2F' },
  } as const;
  const written = writeReportQuery(query, new URLSearchParams('utm=1'));
  expect(written.get('utm')).toBe('1');
  expect(read(written.toString())).toEqual(query);
  expect(writeReportQuery({}, written).toString()).toBe('utm=1');
});

test('a range of one day is a range, one that runs backwards is none', () => {
  expect(readRange('2026-03-01', '2026-03-01')).toEqual({ start: '2026-03-01', end: '2026-03-01' });
  expect(readRange('2026-03-02', '2026-03-01')).toBeUndefined();
  expect(readRange(null, '2026-03-01')).toBeUndefined();
});
