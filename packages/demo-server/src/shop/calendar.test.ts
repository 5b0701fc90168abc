import { expect, test } from 'vitest';
import { addDays, addMonths, clockOf, dayOf, formatDay, weekday } from './calendar.ts';

test('FMT-02 a day begins at midnight in Türkiye', () => {
  expect(dayOf(new Date('2026-03-06T20:59:59Z'))).toBe('2026-03-06');
  expect(dayOf(new Date('2026-03-06T21:00:00Z'))).toBe('2026-03-07');
  expect(clockOf(new Date('2026-03-06T21:05:00Z'))).toBe('00:05');
  expect(formatDay('2026-03-07')).toBe('07.03.2026');
});

test('days and months pass over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2026-11-18', -24)).toBe('2024-11-18');
  expect(addMonths('2025-12-15', 2)).toBe('2026-02-15');
});

test('the week begins on Monday', () => {
  expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekday)).toEqual([0, 5, 6]);
});
