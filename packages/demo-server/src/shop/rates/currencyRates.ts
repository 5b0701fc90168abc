import type { Day } from '../calendar.ts';
import { divideHalfUp, formatAmount } from '../money.ts';
import type { Rate } from '../money.ts';
import { rateOn } from './rateOn.ts';
import type { QuotedCurrency } from './rateOn.ts';

/** A line of the currency strip. */
export interface CurrencyRate {
  readonly currency: QuotedCurrency;
  /** 'ABD Doları' */
  readonly name: string;
  readonly buying: Rate;
  readonly selling: Rate;
  /** The selling rate in lira, e.g. 48.1234. */
  readonly sellingNumber: number;
  /** The selling rate in lira with two decimals, e.g. '48,12'. */
  readonly sellingText: string;
}

const names: readonly (readonly [QuotedCurrency, string])[] = [
  ['USD', 'ABD Doları'],
  ['EUR', 'Euro'],
  ['GBP', 'İngiliz Sterlini'],
  ['CHF', 'İsviçre Frangı'],
];

/** The rates of a day. Buying is 0.35 % below selling. */
export const currencyRates = (day: Day): readonly CurrencyRate[] =>
  names.map(([currency, name]) => {
    const selling = rateOn(day, currency);
    return {
      currency,
      name,
      selling,
      buying: divideHalfUp(selling * 9965, 10_000),
      sellingNumber: selling / 10_000,
      sellingText: formatAmount(divideHalfUp(selling, 100)),
    };
  });
