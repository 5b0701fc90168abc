import type { BasketLine } from '@vitrin/api-client/basket/basket';

/** A row keeps its key when others go; a broken basket can name two rows alike. */
export function withKeys(lines: readonly BasketLine[]): ReadonlyMap<string, BasketLine> {
  const keyed = new Map<string, BasketLine>();
  for (const line of lines) {
    let key = String(line.rowId);
    while (keyed.has(key)) key += ' again';
    keyed.set(key, line);
  }
  return keyed;
}
