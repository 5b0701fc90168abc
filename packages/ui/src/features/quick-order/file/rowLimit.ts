/** Rows a list may have. */
export const rowLimit = 5000;
