/** What fields for a quantity and their buttons are called. */
export const quantityWords = {
  quantity: 'Miktar',
  decrease: 'Azalt',
  increase: 'Artır',
  wholeNumber: 'Tam sayı girin.',
} as const;

/** The name of a quantity field, or of one of its buttons, in a list, where there are many. */
const of = (word: 'quantity' | 'decrease' | 'increase') => (product: string) =>
  `${quantityWords[word]}: ${product}`;
export const quantityOf = of('quantity');
export const decreaseOf = of('decrease');
export const increaseOf = of('increase');
