import type { Day } from '../shop/calendar.ts';
import type { Currency } from '../shop/catalogue/Catalogue.ts';
import type { Rate } from '../shop/money.ts';
import { rateOn } from '../shop/rates/rateOn.ts';

/** The selling rate of a day, kept until another day is asked for: a list asks once per product. */
export function createRateOfDay(): (day: Day, currency: Currency) => Rate {
  let kept: { readonly day: Day; readonly rates: Map<Currency, Rate> } = { day: '', rates: new Map() };
  return (day, currency) => {
    if (kept.day !== day) kept = { day, rates: new Map() };
    let rate = kept.rates.get(currency);
    if (rate === undefined) kept.rates.set(currency, (rate = rateOn(day, currency)));
    return rate;
  };
}
