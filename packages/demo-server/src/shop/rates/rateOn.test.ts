import { expect, test } from 'vitest';
import { addDays } from '../calendar.ts';
import { currencyRates } from './currencyRates.ts';
import { rateOn } from './rateOn.ts';

test('a rate is steady: below one percent from day to day, and that of Friday at weekends', () => {
  for (let day = '2024-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
    const change = rateOn(addDays(day, 1), 'USD') / rateOn(day, 'USD') - 1;
    expect(Math.abs(change)).toBeLessThan(0.01);
  }
  expect(rateOn('2026-11-21', 'EUR')).toBe(rateOn('2026-11-20', 'EUR'));
  expect(rateOn('2026-11-22', 'EUR')).toBe(rateOn('2026-11-20', 'EUR'));
  expect(rateOn('2026-11-22', 'TRY')).toBe(10_000);
});

test('HOME-06 the strip tells four currencies as numbers and as text', () => {
  const rates = currencyRates('2026-11-18');
  expect(rates.map(({ currency }) => currency)).toEqual(['USD', 'EUR', 'GBP', 'CHF']);
  for (const { buying, selling, sellingNumber, sellingText } of rates) {
    expect(buying).toBeLessThan(selling);
    expect(sellingText).toBe(
      sellingNumber.toLocaleString('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    );
  }
});
