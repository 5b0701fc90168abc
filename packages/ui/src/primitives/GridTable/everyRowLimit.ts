/**
 * Up to so many rows all of them are in the page, where find-in-page and printing see them. Beyond, those near the
 * window are: a million elements would take half a gigabyte.
 */
export const everyRowLimit = 6000;
