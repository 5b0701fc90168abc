import people from '@vitrin/api-client/cases/real-use.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { readDay } from './readDay.ts';

test.each(people.days)('USE-17 the day %j is %j', (text, day) => {
  expect(readDay(text ?? '')).toBe(day ?? undefined);
});

test.each([
  [' 27.11.2026\r\n', '2026-11-27'],
  ['\u00A027.11.2026\t', '2026-11-27'],
  ['2026–11–27', '2026-11-27'],
  ['\u200E27.11.2026', '2026-11-27'],
  ['2026.11.27', '2026-11-27'],
  ['2026/1/7', '2026-01-07'],
  ['29.02.28', '2028-02-29'],
])('USE-17 the day %j is %j, too', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each([
  '',
  '27.11',
  '27.11.026',
  '27.11/2026',
  '20261127',
  '20101127',
  '271126',
  '00.01.2026',
  '01.00.2026',
  '27.11.2026 – 28.11.2026',
  '1.234,56',
  '٢٧.١١.٢٠٢٦',
])('USE-17 %j is no day', (text) => {
  expect(readDay(text)).toBeUndefined();
});
