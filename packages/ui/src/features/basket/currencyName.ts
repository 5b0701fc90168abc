const names: Record<string, string> = {
  TRY: 'Türk Lirası',
  TL: 'Türk Lirası',
  USD: 'Amerikan Doları',
  EUR: 'Euro',
  GBP: 'İngiliz Sterlini',
};

/** The Turkish name of a currency code the shop trades in; any other text stays as it is. */
export const currencyName = (currency: string): string => names[currency.trim()] ?? currency;
