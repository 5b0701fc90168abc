/**
 * The databases (IndexedDB) the shop keeps in a browser, beside what `storedKeys` lists: a dealer's own work. It stays at 'Çıkış', and
 * each record says whose it is: nobody else is shown it.
 */
export const storedDatabases = {
  /** 'Listelerim'. */
  lists: 'vitrin-lists',
  /** Invoices that 'Aldıklarım' has read. */
  bought: 'vitrin-bought',
  /** A ledger whose columns are being told. */
  ledger: 'vitrin-ledger',
} as const;
