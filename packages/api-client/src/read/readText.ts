/** A text as the server wrote it; numbers become text, everything else is '' (there is none). */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** The first of several texts that is not blank, else ''. */
export function readFirstText(...values: readonly unknown[]): string {
  for (const value of values) {
    const text = readText(value);
    if (text.trim() !== '') return text;
  }
  return '';
}
