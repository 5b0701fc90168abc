/** Bytes a file may have. */
export const fileLimit = 10 * 1024 * 1024;
