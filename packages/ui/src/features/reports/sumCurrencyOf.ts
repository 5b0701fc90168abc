/** Backends write lira under two names; it has one sum. */
const lira = /^tl$/i;

/** The currency that amounts in one of these words are summed in. */
export const sumCurrencyOf = (currency: string): string => (lira.test(currency) ? 'TRY' : currency);
