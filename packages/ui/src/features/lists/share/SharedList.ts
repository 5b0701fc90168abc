/** A list as it is handed on: what is to be ordered, and nothing of prices or of whose it is. */
export interface SharedList {
  readonly name: string;
  readonly rows: readonly SharedRow[];
}

/** A product by its code, and how many of it: a whole number from 1 up. */
export interface SharedRow {
  readonly code: string;
  readonly quantity: number;
}
