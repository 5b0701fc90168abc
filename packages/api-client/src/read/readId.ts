/** An id exactly as the server gave it, so that it goes back unchanged; '' where there was none. */
export type Id = string | number;

/** Reads an id without converting it; '' when it is missing or of another type. */
export function readId(value: unknown): Id {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? value : '';
}

/** Reads an id that the backend takes back as a number: `12` and `"12"` are 12; undefined for anything else. */
export function readNumericId(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : undefined;
}

/**
 * Whether an id can stand in an address without making it another one. What a page's own address says may be anything:
 * `..%2flogin%2flogout` as a product would sign its visitor out.
 */
export function isPlainId(id: Id): boolean {
  const text = String(id);
  return /^[\w.-]+$/.test(text) && text !== '.' && !text.includes('..');
}
