/** Bytes a file may have. */
export const fileLimit = 10 * 1024 * 1024;
/** Rows a list may have. */
export const rowLimit = 5000;
