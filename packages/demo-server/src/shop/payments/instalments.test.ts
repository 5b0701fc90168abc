import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountInWords } from './amountInWords.ts';
import { anyBank, cardBanks } from './cardBanks.ts';
import { instalmentsFor } from './instalments.ts';

const banks = (bin: string) => instalmentsFor(100_000, false, bin).map(({ bank }) => bank.id);

describe('PAYM-07 instalment tables', () => {
  test('are of the card’s bank; of all banks while the card is unknown; single payment for other cards', () => {
    expect(banks('45090111')).toEqual([11]);
    expect(banks('')).toEqual(cardBanks.map(({ id }) => id));
    expect(banks('00000000')).toEqual(cardBanks.map(({ id }) => id));
    expect(instalmentsFor(100_000, false, '41111111')).toMatchObject([
      { bank: anyBank, instalments: [{ count: 1 }] },
    ]);
    expect(cardBanks.length).toBeGreaterThanOrEqual(6);
  });

  test('add the commission to the charge, or take it from what the shop receives', () => {
    const [added] = instalmentsFor(123_450, true, '45090111');
    const [borne] = instalmentsFor(123_450, false, '45090111');
    // 3.9 % of 1,234.50 is 48.1455.
    expect(added?.instalments[2]).toMatchObject({
      text: '3 Taksit',
      total: 128_265,
      each: 42_755,
      net: 123_450,
    });
    expect(borne?.instalments[2]).toMatchObject({ total: 123_450, each: 41_150, net: 118_635 });
    expect(added?.instalments[0]).toMatchObject({ text: 'Tek Çekim', total: 123_450, net: 123_450 });
  });

  test('split a charge into instalments that miss it by less than a kuruş each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 10 ** 10 }), fc.boolean(), (amount, addCommission) => {
        for (const { instalments } of instalmentsFor(amount, addCommission, '')) {
          for (const { total, each, count } of instalments) {
            expect(Math.abs(each * count - total) * 2).toBeLessThanOrEqual(count);
          }
        }
      }),
    );
  });
});

test.each([
  [0, 'Sıfır TL'],
  [5, 'Sıfır TL Beş Kr'],
  [100_000, 'Bin TL'],
  [110_100, 'BinYüzBir TL'],
  [200_101, 'İkiBinBir TL Bir Kr'],
  [123_456_789, 'BirMilyonİkiYüzOtuzDörtBinBeşYüzAltmışYedi TL SeksenDokuz Kr'],
  [100_100_000, 'BirMilyonBin TL'],
])('%d kuruş are spelled %s', (amount, words) => {
  expect(amountInWords(amount)).toBe(words);
});
