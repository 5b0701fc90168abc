/** A row and what tells it from all others of its table. */
export interface KeyedRow<Row> {
  readonly key: string;
  readonly row: Row;
}

/**
 * Rows with a key each that stays with them wherever they go. Legacy lists and baskets can name two rows alike: only these are
 * told apart by their order.
 */
export function keyedRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly KeyedRow<Row>[] {
  const taken = new Set<string>();
  return rows.map((row) => {
    let key = keyOf(row);
    while (taken.has(key)) key += ' again';
    taken.add(key);
    return { key, row };
  });
}
