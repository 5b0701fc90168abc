/** Whether a text is a bar code that a spreadsheet has shortened to so many digits and a power of ten: which one it was cannot be told. */
export const isShortened = (text: string): boolean => /^\d(?:[.,]\d+)?e\+?\d+$/i.test(text);
