/** Rows a ledger may have. */
export const ledgerLimit = 20_000;
