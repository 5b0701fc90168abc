import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import cases from '../cases/tr-cases.json' with { type: 'json' };
import { calendarDateOf, readDate } from './readDate.ts';

/** `dd.MM.yyyy`, with the remark some expected values carry cut off; anything else means there is no date. */
function expectedDate(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})/.exec(text) ?? [];
  return year && `${year}-${month}-${day}`;
}

describe('FMT-02 readDate', () => {
  test.each(cases.dates.map(([value, shown]) => ({ value, shown })))(
    '$value is shown as $shown',
    ({ value, shown }) => {
      expect(readDate(value)).toBe(expectedDate(String(shown)));
    },
  );

  test.each([
    ['2026-03-01T23:59:59.9999999', '2026-03-01'],
    ['2026-02-28T21:00:00.0000000Z', '2026-03-01'],
    ['2026-02-28T20:59:59Z', '2026-02-28'],
    ['2026-03-01T00:00:00+03:00', '2026-03-01'],
    ['2026-03-01T00:00:00+0300', '2026-03-01'],
    ['2026-03-01 00:00:00+03', '2026-03-01'],
    ['2026-02-28T23:00:00-03', '2026-03-01'],
    ['2026-03-01 00:00:00 +03:00', '2026-03-01'],
    ['2026-03-01 14:30:00', '2026-03-01'],
    ['1.3.2026', '2026-03-01'],
    ['01.03.2026 14:30:00', '2026-03-01'],
    ['/Date(1772312400000+0300)/', '2026-03-01'],
    ['2028-02-29', '2028-02-29'],
  ])('%s is %s', (text, expected) => {
    expect(readDate(text)).toBe(expected);
  });

  test.each([
    '2026-02-29',
    '2026-13-01',
    '00.03.2026',
    '03/01/2026',
    '/Date(-62135596800000)/',
    '/Date(9999999999999999)/',
    '2026-03-01T99:99:99Z',
    '2026-02-30T10:00:00Z',
    1772312400000,
    {},
  ])('%j is no date', (value) => {
    expect(readDate(value)).toBeUndefined();
  });

  test('winter time before 2016 is read as it was then', () => {
    expect(calendarDateOf(new Date('2015-01-01T21:30:00Z'))).toBe('2015-01-01');
    expect(calendarDateOf(new Date('2017-01-01T21:30:00Z'))).toBe('2017-01-02');
  });

  test('every calendar date survives in every notation, whatever the time zone of the device', () => {
    const dates = fc.date({ min: new Date('1901-01-02'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, (instant) => {
        const iso = instant.toISOString().slice(0, 10);
        const [year, month, day] = iso.split('-');
        for (const text of [
          iso,
          `${iso}T12:00:00`,
          `${year}.${month}.${day}`,
          `${day}.${month}.${year}`,
          `${iso}T09:00:00Z`,
        ]) {
          expect(readDate(text)).toBe(iso);
        }
        expect(readDate(`/Date(${Date.parse(`${iso}T09:00:00Z`)})/`)).toBe(iso);
      }),
    );
  });

  test('never throws and gives a date or nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.string(),
          fc.integer().map((ms) => `/Date(${ms})/`),
        ),
        (value) => {
          expect(readDate(value) ?? '2026-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/);
        },
      ),
    );
  });
});
