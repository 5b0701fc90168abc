import people from '@vitrin/api-client/cases/real-use.json' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { firstLetter } from './firstLetter.ts';
import { formatAmount, formatCount, formatMoney, formatNumber, formatUnits } from './formatAmount.ts';
import { formatDate, todayInIstanbul } from './formatDate.ts';
import { compareTurkish, foldTurkish } from './turkish.ts';

const platform = (digits: Intl.NumberFormatOptions) => new Intl.NumberFormat('tr-TR', digits);

describe('FMT-01 prices', () => {
  test.each([
    [1234.565, '1.234,57'],
    [0, '0,00'],
    [-0.001, '0,00'],
    [1_000_000_000_000_000, '1.000.000.000.000.000,00'],
    [null, '—'],
    [undefined, '—'],
    [Number.NaN, '—'],
  ])('%s is shown as %s', (amount, shown) => expect(formatAmount(amount)).toBe(shown));

  test('are written as the platform writes them, counts and discounts too', () => {
    const two = platform({ minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' });
    const upToTwo = platform({ maximumFractionDigits: 2, signDisplay: 'negative' });
    const whole = platform({ maximumFractionDigits: 0, signDisplay: 'negative' });
    const amounts = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.integer({ min: -1e9, max: 1e9 }).map((mills) => mills / 1000),
    );
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(formatAmount(amount)).toBe(two.format(amount));
        expect(formatNumber(amount)).toBe(upToTwo.format(amount));
      }),
      { numRuns: 5000 },
    );
    fc.assert(
      fc.property(fc.maxSafeInteger(), (count) => {
        expect(formatCount(count)).toBe(whole.format(count));
      }),
    );
  });

  test('quantities are written as the platform writes them', () => {
    const asItIs = platform({ signDisplay: 'negative' });
    expect(formatUnits(1234)).toBe('1.234');
    expect(formatUnits(2.5)).toBe('2,5');
    expect(formatUnits(-0.0001)).toBe('0');
    fc.assert(
      fc.property(fc.oneof(fc.maxSafeInteger(), fc.double({ noNaN: true })), (quantity) => {
        expect(formatUnits(quantity)).toBe(asItIs.format(quantity));
      }),
    );
  });

  test('the currency follows and lira is TL', () => {
    expect(formatMoney(12.5, 'TRY')).toBe('12,50 TL');
    expect(formatMoney(12.5, 'USD')).toBe('12,50 USD');
    expect(formatMoney(null, 'USD')).toBe('—');
  });
});

describe('FMT-02 dates', () => {
  test.each([
    ['2026-03-01', '01.03.2026'],
    ['', '—'],
    [null, '—'],
    ['01.03.2026', '—'],
  ])('%s is shown as %s', (date, shown) => expect(formatDate(date)).toBe(shown));

  test('today is the day in Istanbul, also when the device is elsewhere', () => {
    expect(todayInIstanbul(new Date('2026-03-01T20:59:59Z'))).toBe('2026-03-01');
    expect(todayInIstanbul(new Date('2026-03-01T21:00:01Z'))).toBe('2026-03-02');
  });

  test('today is written the same where the browser writes its dates another way', () => {
    // WebKit writes English dates of Canada so, and showed no report.
    const { prototype } = Intl.DateTimeFormat;
    const format = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
    Object.defineProperty(prototype, 'format', { ...format, get: () => () => '3/1/2026' });
    onTestFinished(() => void Object.defineProperty(prototype, 'format', format));
    expect(todayInIstanbul(new Date('2026-03-01T20:59:59Z'))).toBe('2026-03-01');
  });
});

describe('FMT-04 Turkish alphabet', () => {
  test('sorting', () => {
    const names = 'Zeta Çelik Cem Işıl İzmir Ilgaz Iğdır Öz Oz Ünal Ulu Şen Sam Ğ G 3M'.split(' ');
    expect(names.toSorted(compareTurkish).join(' ')).toBe(
      '3M Cem Çelik G Ğ Iğdır Ilgaz Işıl İzmir Oz Öz Sam Şen Ulu Ünal Zeta',
    );
  });

  test.each([
    ['İMAGE', 'image', true],
    ['ımage', 'image', true],
    ['i̇mage', 'image', true],
    ['ISPARTA', 'ısparta', true],
    ['ığdır', 'IĞDIR', true],
    ['STANBUL', 'istanbul', false],
  ])('%s and %s fold alike: %s', (a, b, alike) => expect(foldTurkish(a) === foldTurkish(b)).toBe(alike));

  test.each(people.equalCodes)('USE-13 %j and %j are one code', (one = '', other = '') => {
    expect(foldTurkish(one)).toBe(foldTurkish(other));
  });
  test.each(people.differentCodes)('USE-13 %j and %j are two codes', (one = '', other = '') => {
    expect(foldTurkish(one)).not.toBe(foldTurkish(other));
  });

  test.each([
    ['izmir', 'İ'],
    ['ızgara', 'I'],
    ['i̇zmir', 'İ'],
    ['çelik', 'Ç'],
    ['3M', '#'],
    ['  Ağaç', 'A'],
    ['', null],
    ['👍x', '#'],
    ['Œuvre', 'Œ'],
    ['ﬁliz', 'F'],
    ['\u200eSağ', 'S'],
  ])('%s is filed under %s', (name, heading) => expect(firstLetter(name)).toBe(heading));
});
