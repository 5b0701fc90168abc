/**
 * Looks through what a reader made of an answer for what a screen must never get: NaN, Infinity, an invalid date, a text
 * that is the trace of a value badly turned into one.
 * @returns where it is and what it is; undefined where all is well
 */
export function findFlaw(value: unknown, given: string, path = ''): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path}: ${String(value)}`;
  if (typeof value === 'string') {
    const trace = /\bNaN\b|\bundefined\b|\[object Object\]|Invalid Date/.exec(value)?.[0];
    return trace !== undefined && !given.includes(trace) ? `${path}: ${value.slice(0, 80)}` : undefined;
  }
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? `${path}: Invalid Date` : undefined;
  if (Array.isArray(value)) return firstFlaw(value.entries(), given, path);
  if (typeof value === 'object' && value !== null) return firstFlaw(Object.entries(value), given, path);
  return undefined;
}

function firstFlaw(
  entries: Iterable<readonly [string | number, unknown]>,
  given: string,
  path: string,
): string | undefined {
  for (const [key, item] of entries) {
    const flaw = findFlaw(item, given, `${path}/${key}`);
    if (flaw !== undefined) return flaw;
  }
  return undefined;
}
