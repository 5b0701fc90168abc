import type { Currency } from '../catalogue/Catalogue.ts';
import { dayNumber, weekday } from '../calendar.ts';
import type { Day } from '../calendar.ts';
import { createRandom, mixSeed } from '../catalogue/random.ts';
import type { Rate } from '../money.ts';

/** A currency the shop quotes. */
export type QuotedCurrency = 'USD' | 'EUR' | 'GBP' | 'CHF';

/** What one dollar cost in lira at the start of a month: the course the made-up rates follow. */
const course: readonly (readonly [day: Day, lira: number])[] = [
  ['2022-01-01', 13.4],
  ['2023-01-01', 18.7],
  ['2024-01-01', 29.8],
  ['2025-01-01', 35.4],
  ['2026-01-01', 42.9],
  ['2027-01-01', 48.6],
  ['2037-01-01', 105],
];
const dollarsPerUnit: Readonly<Record<QuotedCurrency, number>> = {
  USD: 1,
  EUR: 1.163,
  GBP: 1.318,
  CHF: 1.247,
};
const seeds: Readonly<Record<QuotedCurrency, number>> = { USD: 1, EUR: 2, GBP: 3, CHF: 4 };

/**
 * The selling rate of a day, made up but steady: the same day has the same rate for ever, a weekend that of its Friday,
 * and one day differs from the next by well under a percent.
 */
export function rateOn(day: Day, currency: Currency | QuotedCurrency): Rate {
  if (currency === 'TRY') return 10_000;
  const friday = dayNumber(day) - Math.max(0, weekday(day) - 4);
  const wobble = createRandom(mixSeed(0x7a7e, seeds[currency], friday)).next() * 0.006 - 0.003;
  // Only arithmetic that every engine rounds alike: documents keep amounts made with these rates.
  return Math.round(dollarInLira(friday) * dollarsPerUnit[currency] * (1 + wobble) * 10_000);
}

function dollarInLira(number: number): number {
  const next = course.findIndex(([day]) => dayNumber(day) > number);
  const index = next === -1 ? course.length - 1 : Math.max(1, next);
  const [fromDay, from] = course[index - 1] ?? ['2022-01-01', 13.4];
  const [toDay, to] = course[index] ?? ['2037-01-01', 105];
  return from + ((to - from) * (number - dayNumber(fromDay))) / (dayNumber(toDay) - dayNumber(fromDay));
}
