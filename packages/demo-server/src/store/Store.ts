/** How a table files its rows. Both are read from the row itself, so a row says everything about its place. */
export interface Keys<Row> {
  readonly id: (row: Row) => string;
  /** Whose rows are asked for together, e.g. the company of an order. */
  readonly owner?: (row: Row) => string;
}

/** Rows by id, in the order of their first `put`. Rows are values: change one by putting a new one. */
export interface Table<Row> {
  readonly get: (id: string) => Row | undefined;
  readonly all: () => readonly Row[];
  readonly owned: (owner: string) => readonly Row[];
  readonly put: (row: Row) => void;
  readonly remove: (id: string) => void;
}

/** Where everything that was written is kept. Reads come from memory; a write returns when it is kept. */
export interface Store {
  /** Opens a table; the same name must always be opened with the same kind of row, and once only. */
  readonly table: <Row>(name: string, keys: Keys<Row>) => Table<Row>;
  /**
   * Runs synchronous work whose writes are kept all or not at all. Inside another transaction it is part of that one.
   * Whatever the work throws, or the disk refuses, comes out again after the writes were taken back.
   */
  readonly transaction: <T>(work: () => T) => T;
  readonly close: () => void;
}

/** One changed row: its JSON, or undefined where it was removed. */
export interface Change {
  readonly table: string;
  readonly id: string;
  readonly body: string | undefined;
}

/** Lasting storage under a store. `commit` keeps all changes or throws and keeps none. */
export interface Disk {
  /** The JSON of every row, in the order of their first commit. */
  readonly load: (table: string) => readonly string[];
  readonly commit: (changes: readonly Change[]) => void;
  readonly close: () => void;
}
