/** What fields for a quantity and their buttons are called. */
export const quantityWords = {
  quantity: 'Miktar',
  decrease: 'Azalt',
  increase: 'Artır',
  wholeNumber: 'Tam sayı girin.',
} as const;

/** The name of a quantity field in a list, where there are many. */
export const quantityOf = (product: string) => `${quantityWords.quantity}: ${product}`;
