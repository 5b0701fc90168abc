/**
 * TRY for lira, whichever way the shop writes it; any other currency as it is.
 * @param unnamed what a row is in that names none
 */
export const currencyOf = (currency: string, unnamed = ''): string =>
  currency === '' ? unnamed : /^(?:tl|try)$/i.test(currency) ? 'TRY' : currency;
